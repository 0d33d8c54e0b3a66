import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { OutboxState } from './outbox/useOutbox';

interface ComposerStatusProps {
  outbox: OutboxState;
  /** Whether the conversation is still being loaded. */
  isOpening: boolean;
}

/** The quiet line under the prompt box: what becomes of a message. A screen reader hears the answer here, once. */
export function ComposerStatus({ outbox, isOpening }: ComposerStatusProps) {
  return (
    <div className={styles.status}>
      <span role="status">
        {words[outbox.status] ?? (isOpening && 'Opening your conversation. You can already write.')}
      </span>
      {outbox.status === 'sending' && (
        <Button variant="quiet" onClick={() => outbox.message.giveUp.abort()}>
          Stop waiting
        </Button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {outbox.status === 'answered' &&
          outbox.reply?.renderer === 'ChatResponse' &&
          outbox.reply.data.response}
      </span>
    </div>
  );
}

const words: Partial<Record<OutboxState['status'], string>> = {
  queued: 'Your message goes out as soon as your conversation is open.',
  sending: 'Waiting for an answer.',
  arrived: 'Your message has arrived.',
  filtered: 'Not sent. Your text is back.',
  returned: 'Not sent. Your text is back.',
  notReplayed: 'Nothing was replayed.',
};
