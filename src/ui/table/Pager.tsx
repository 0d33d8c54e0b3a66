import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Pager.module.css';
import { pagesAround } from './pagesAround';

interface PagerProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  onPage(page: number): void;
  /** While a page loads, the buttons are disabled. */
  isBusy?: boolean;
  /** Default 'Pages'. */
  label?: string;
}

/** Previous and Next with their arrows, and numbered pages: the first, the last and those around the current one. */
export function Pager({ page, pageCount, onPage, isBusy = false, label = 'Pages' }: PagerProps) {
  const step = (name: ReactNode, to: number) => {
    const isOff = isBusy || to < 1 || to > pageCount;
    return (
      <li className={classes('page-item', isOff && 'disabled')}>
        <button
          type="button"
          className={classes('page-link', styles.step)}
          aria-disabled={isOff}
          onClick={() => isOff || onPage(to)}
        >
          {name}
        </button>
      </li>
    );
  };

  return (
    <nav aria-label={label}>
      <ul className="pagination flex-wrap">
        {step(
          <>
            <ChevronLeft aria-hidden size={16} />
            Previous
          </>,
          page - 1,
        )}
        {pagesAround(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry} className={classes('page-item', entry === page && 'active')}>
              <button
                type="button"
                className="page-link"
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || entry === page || onPage(entry)}
              >
                {entry}
              </button>
            </li>
          ) : (
            <li key={entry} className="page-item" aria-hidden>
              <span className="page-link">…</span>
            </li>
          ),
        )}
        {step(
          <>
            Next
            <ChevronRight aria-hidden size={16} />
          </>,
          page + 1,
        )}
      </ul>
    </nav>
  );
}
