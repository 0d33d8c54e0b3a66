import { useEffect, useRef } from 'react';
import type { TermsForSigning } from '../../../api/terms';
import { formatDay } from '../../../ui/dates';
import { SafeHtml } from '../../../ui/SafeHtml';
import styles from './Steps.module.css';

interface TermsToSignProps {
  terms: TermsForSigning;
  /** Whether these came into force while the person was reading others. */
  isReplaced: boolean;
}

/** The text of the terms, and since when they are in force. */
export function TermsToSign({ terms, isReplaced }: TermsToSignProps) {
  const { termsText, termsActivated, isSigned } = terms;
  const notice = useRef<HTMLParagraphElement>(null);
  // A new version is read from its beginning.
  useEffect(() => {
    if (isReplaced) notice.current?.focus();
  }, [isReplaced]);

  return (
    <>
      <p className={styles.quiet}>In force since {formatDay(termsActivated)}</p>
      {isReplaced && !isSigned && (
        <p ref={notice} className={styles.notice} role="alert" tabIndex={-1}>
          New terms have come into force while you were reading. Please read these before you accept.
        </p>
      )}
      <SafeHtml html={termsText} />
    </>
  );
}
