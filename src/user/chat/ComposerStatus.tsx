import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { GrowingReply } from './outbox/growingReply';
import type { OutboxState } from './outbox/useOutbox';

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
  return (
    <div className={styles.status}>
      {outbox.status === 'sending' ? (
        <Waiting reply={outbox.message.reply} onStop={onStop} />
      ) : (
        <span role="status">
          {words[outbox.status] ?? (isOpening && 'Opening your conversation. You can already write.')}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {outbox.status === 'answered' &&
          outbox.reply?.renderer === 'ChatResponse' &&
          outbox.reply.data.response}
      </span>
    </div>
  );
}

function Waiting({ reply, onStop }: { reply: GrowingReply; onStop(): void }) {
  const hasBegun = useSyncExternalStore(reply.subscribe, () => reply.text() !== '');
  return (
    <>
      <span role="status">{!hasBegun && 'Waiting for an answer.'}</span>
      <Button variant="quiet" onClick={onStop}>
        {hasBegun ? 'Stop' : 'Stop waiting'}
      </Button>
    </>
  );
}

const words: Partial<Record<OutboxState['status'], string>> = {
  queued: 'Your message goes out as soon as your conversation is open.',
  arrived: 'Your message has arrived.',
  filtered: 'Not sent. Your text is back.',
  returned: 'Not sent. Your text is back.',
  notReplayed: 'Nothing was replayed.',
  unanswered: 'The answer did not come.',
};
