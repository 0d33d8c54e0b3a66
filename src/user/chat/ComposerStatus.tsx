import { Button } from '../../ui/Button';
import styles from './Composer.module.css';
import type { Message, Outcome } from './sendMessage';

interface ComposerStatusProps {
  pending: Message | null;
  outcome: Outcome | null;
  isOpening: boolean;
  /** Whether a message waits for that. */
  isHeld: boolean;
}

/** The quiet line under the prompt box; it also tells a screen reader once what has been answered. */
export function ComposerStatus(props: ComposerStatusProps) {
  const { pending, outcome } = props;
  return (
    <div className={styles.status}>
      <span role="status">{statusOf(props)}</span>
      {pending && (
        <Button variant="quiet" onClick={() => pending.giveUp.abort()}>
          Stop waiting
        </Button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {outcome?.kind === 'answered' &&
          outcome.reply?.renderer === 'ChatResponse' &&
          outcome.reply.data.response}
      </span>
    </div>
  );
}

function statusOf({ pending, outcome, isOpening, isHeld }: ComposerStatusProps): string {
  if (pending) return 'Waiting for an answer.';
  if (isHeld) return 'Your message goes out as soon as your conversation is open.';
  if (outcome?.kind === 'filtered' || outcome?.kind === 'returned') return 'Not sent. Your text is back.';
  if (outcome?.kind === 'arrived') return 'Your message has arrived.';
  if (outcome?.kind === 'notReplayed') return 'Nothing was replayed.';
  return isOpening ? 'Opening your conversation. You can already write.' : '';
}
