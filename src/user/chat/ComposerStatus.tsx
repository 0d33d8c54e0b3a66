import { Button } from '../../ui/Button';
import { inTime } from '../../ui/inTime';
import styles from './Composer.module.css';
import type { OutboxState } from './outbox/useOutbox';
import { SpokenReply } from './reply/SpokenReply';
import { useGrowingText } from './useGrowingText';

interface ComposerStatusProps {
  outbox: OutboxState;
  /** Whether the conversation is still being loaded. */
  isOpening: boolean;
  /** For how many seconds the server wants nothing sent. */
  heldForSeconds: number;
  onStop(): void;
}

/**
 * The quiet line under the prompt box: what becomes of a message. A screen reader hears the answer here, once, when all of
 * it is there.
 */
export function ComposerStatus({ outbox, isOpening, heldForSeconds, onStop }: ComposerStatusProps) {
  const sending = outbox.status === 'sending' ? outbox.message : null;
  const unsent = 'unsent' in outbox ? outbox.unsent : undefined;
  const hasBegun = useGrowingText(sending?.reply ?? null, (text) => text !== '');
  return (
    <div className={styles.status}>
      <span role="status">
        {!hasBegun && (words[outbox.status] ?? (isOpening && 'You can already write.'))}
        {outbox.status === 'returned' && outbox.reason && <span> {outbox.reason}</span>}
        {unsent !== undefined && <q className={styles.unsent}>{beginningOf(unsent)}</q>}
      </span>
      {/* Beside what is announced: each second would be. */}
      {heldForSeconds > 0 && <span>You can send again {inTime(heldForSeconds)}.</span>}
      {sending && (
        <Button variant="quiet" onClick={onStop}>
          {hasBegun ? 'Stop' : 'Stop waiting'}
        </Button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {outbox.status === 'answered' && outbox.reply?.renderer === 'ChatResponse' && (
          <SpokenReply text={outbox.reply.data.response} />
        )}
      </span>
    </div>
  );
}

/** Enough of a text to tell it from what else stands in the box. */
const beginningOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

const words: Partial<Record<OutboxState['status'], string>> = {
  sending: 'Waiting for an answer.',
  queued: 'It goes out once the chat is open.',
  arrived: 'Your message has arrived.',
  filtered: 'Not sent. Your text is back.',
  returned: 'Not sent. Your text is back.',
  unclear: 'No answer came. Your text is back; what was sent may still be answered.',
  notReplayed: 'Nothing was replayed.',
  replayedElsewhere: 'Nothing was replayed: that message is no longer there.',
  unanswered: 'The answer did not come.',
};
