import type { SignedTerms } from '../../api/terms';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { formatDateTime } from '../../ui/dates';
import { SafeHtml } from '../../ui/SafeHtml';
import { LoadingState } from '../../ui/states/LoadingState';
import styles from './TermsText.module.css';
import { useTerms } from './useTerms';

/** The text of the selected version (TERM-002); that another one shows is announced. */
export function TermsText({ version: { termsId, signedAt } }: { version: SignedTerms }) {
  const terms = useTerms(termsId);
  return (
    <section className={styles.text} aria-label={`The version signed ${formatDateTime(signedAt)}`}>
      {terms.data ? (
        <>
          <p className="visually-hidden" role="status">
            The version signed {formatDateTime(signedAt)} shows.
          </p>
          <SafeHtml html={terms.data.content} />
        </>
      ) : terms.isPending ? (
        <LoadingState label="Loading the text" />
      ) : (
        <QueryFailure
          query={terms}
          title="This version could not be loaded"
          missingTitle="This version is no longer kept"
        />
      )}
    </section>
  );
}
