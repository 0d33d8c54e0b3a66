import type { SignedTerms } from '../../api/terms';
import { QueryView } from '../../shared/query/QueryView';
import { formatDateTime } from '../../ui/dates';
import { SafeHtml } from '../../ui/SafeHtml';
import styles from './TermsText.module.css';
import { useTerms } from './useTerms';

/** The text of the selected version (TERM-002); that another one shows is announced. */
export function TermsText({ version: { termsId, signedAt } }: { version: SignedTerms }) {
  const terms = useTerms(termsId);
  return (
    <section className={styles.text} aria-label={`The version signed ${formatDateTime(signedAt)}`}>
      <QueryView
        query={terms}
        loading="Loading the text"
        failed="This version could not be loaded"
        missing="This version is no longer kept"
      >
        {({ content }) => (
          <>
            <p className="visually-hidden" role="status">
              The version signed {formatDateTime(signedAt)} shows.
            </p>
            <SafeHtml html={content} />
          </>
        )}
      </QueryView>
    </section>
  );
}
