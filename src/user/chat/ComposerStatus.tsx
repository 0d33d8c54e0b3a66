import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { OutboxState } from './outbox/useOutbox';
import { SpokenReply } from './reply/SpokenReply';
import { useGrowingText } from './useGrowingText';

interface ComposerStatusProps {
  outbox: OutboxState;
  /** Whether the conversation is still being loaded. */
  isOpening: boolean;
  onStop(): void;
}

/**
 * The quiet line under the prompt box: what becomes of a message. A screen reader hears the answer here, once, when all of
 * it is there.
 */
export function ComposerStatus({ outbox, isOpening, onStop }: ComposerStatusProps) {
  const sending = outbox.status === 'sending' ? outbox.message : null;
  const hasBegun = useGrowingText(sending?.reply ?? null, (text) => text !== '');
  return (
    <div className={styles.status}>
      <span role="status">
        {!hasBegun &&
          (words[outbox.status] ?? (isOpening && 'Opening your conversation. You can already write.'))}
      </span>
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

const words: Partial<Record<OutboxState['status'], string>> = {
  sending: 'Waiting for an answer.',
  queued: 'Your message goes out as soon as your conversation is open.',
  arrived: 'Your message has arrived.',
  filtered: 'Not sent. Your text is back.',
  returned: 'Not sent. Your text is back.',
  notReplayed: 'Nothing was replayed.',
  unanswered: 'The answer did not come.',
};
