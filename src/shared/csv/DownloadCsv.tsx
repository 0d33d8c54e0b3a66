import { Download } from 'lucide-react';
import { Button } from '../../ui/Button';
import styles from './DownloadCsv.module.css';
import { type CsvDownloadOptions, useCsvDownload } from './useCsvDownload';

/**
 * Saves what a list shows, all its pages and in its order, as a file for a spreadsheet.
 *
 * @example
 * <DownloadCsv items="holidays" columns={csvColumns} rows={shown} />
 */
export function DownloadCsv<Row>(props: CsvDownloadOptions<Row>) {
  const { state, start, stop } = useCsvDownload(props);
  return (
    <span className={styles.download}>
      {/* The same button, so that the focus stays on it. */}
      <Button variant="quiet" isForOnePress onClick={state.isReading ? stop : start}>
        {state.isReading ? (
          'Stop'
        ) : (
          <>
            <Download size={16} aria-hidden />
            Download CSV
          </>
        )}
      </Button>
      {state.isReading && (
        <span className={styles.told} aria-hidden>
          {state.pageCount ? `${state.page} of ${state.pageCount} pages` : `${state.page} pages`}
        </span>
      )}
      {/* Said once, not for each page. */}
      <span className={state.isReading ? 'visually-hidden' : styles.told} aria-live="polite">
        {state.isReading ? 'Reading all pages' : state.told}
      </span>
    </span>
  );
}
