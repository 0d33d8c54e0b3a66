import type { TermsForSigning } from '../../../api/terms';
import { formatDay } from '../../../ui/dates';
import { SafeHtml } from '../../../ui/SafeHtml';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { Acceptance } from './Acceptance';
import styles from './Steps.module.css';

interface TermsToSignProps {
  terms: TermsForSigning;
  /** Whether these came into force while the person was reading others. */
  isReplaced: boolean;
  onSign(ip: string): Promise<unknown>;
}

/** The text of the terms in a region that scrolls, with the switch that signs them. */
export function TermsToSign({ terms, isReplaced, onSign }: TermsToSignProps) {
  const { termsId, termsText, termsActivated, isSigned, acceptanceTimestamp } = terms;
  return (
    <>
      <p className={styles.quiet}>In force since {formatDay(termsActivated)}</p>
      {isReplaced && !isSigned && (
        <p className={styles.notice} role="alert">
          New terms have come into force while you were reading. Please read these before you accept.
        </p>
      )}
      {/* A new version is read from its beginning. */}
      <ScrollRegion key={termsId} label="Text of the terms" className={styles.terms}>
        <SafeHtml html={termsText} />
      </ScrollRegion>
      <Acceptance
        label="I have read and accept the terms and conditions."
        acceptedAt={isSigned ? (acceptanceTimestamp ?? termsActivated) : null}
        acceptedLabel="You have accepted the terms and conditions."
        send={onSign}
        failedText={isReplaced ? 'Not accepted yet.' : undefined}
      />
    </>
  );
}
