import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DateTime } from '../../../ui/DateTime';
import { SwitchField } from '../../../ui/forms/SwitchField';
import styles from './Steps.module.css';
import { useAcceptance } from './useAcceptance';

interface AcceptanceProps {
  /** What is accepted, word for word. */
  label: string;
  /** When it was, as ISO 8601 text; null while it is not. */
  acceptedAt: string | null;
  /** What to say with that time, e.g. 'You have confirmed it.' */
  acceptedLabel: string;
  /** Sends the acceptance; throws when the server does not take it. */
  send(ip: string): Promise<unknown>;
  /** What to say when the server did not take it. */
  failedText?: string;
}

/** The switch that a person accepts something with, and once that is done the time of it instead (WIZ-042 to 046). */
export function Acceptance({
  label,
  acceptedAt,
  acceptedLabel,
  send,
  failedText = 'That could not be saved. Please try again.',
}: AcceptanceProps) {
  const { state, accept } = useAcceptance(send);
  const isSending = state === 'sending';

  if (acceptedAt) return <Accepted label={acceptedLabel} at={acceptedAt} isNew={state !== 'off'} />;
  return (
    <div className={styles.acceptance}>
      <SwitchField label={label} isOn={isSending} isBusy={isSending} onChange={() => void accept()} />
      <p className={styles.acceptanceNote} role="status">
        {isSending && 'Saving…'}
        {state === 'failed' && <span className={styles.bad}>{failedText}</span>}
      </p>
    </div>
  );
}

/** `isNew`: the switch has just gone from here, and the focus with it. */
function Accepted({ label, at, isNew }: { label: string; at: string; isNew: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(isNew);
  useEffect(() => {
    if (takesFocus.current) note.current?.focus();
  }, []);
  return (
    <p ref={note} className={styles.accepted} tabIndex={-1}>
      <CircleCheck aria-hidden size={20} />
      <span className={styles.acceptedWords}>
        <span>{label}</span>
        <DateTime iso={at} className={styles.acceptedAt} />
      </span>
    </p>
  );
}
