import type { Prospect } from '../../api/admin/prospects';
import { Button } from '../../ui/Button';
import { Details } from '../../ui/disclosure/Details';
import { ScrollRegion } from '../../ui/ScrollRegion';
import styles from './Prospects.module.css';
import type { Invitation, InvitationRun } from './useBulkInvite';
import { isWaiting } from './useShownProspects';

interface InviteProgressProps {
  run: InvitationRun;
  isRunning: boolean;
  /** As they are now: who was refused may have been invited by somebody else. */
  prospects: readonly Prospect[];
  onStop(): void;
  onDismiss(): void;
}

/** How far the invitations are and, for each, what came of it. */
export function InviteProgress({ run, isRunning, prospects, onStop, onDismiss }: InviteProgressProps) {
  const { done, total, isStopped } = run;
  const waiting = new Set(prospects.filter(isWaiting).map(({ id }) => id));
  const isAlready = ({ prospect }: Invitation) => !waiting.has(prospect.id) && isKnown(prospects, prospect);
  const sent = done.filter(({ failure }) => failure === null);
  const refused = done.filter(({ failure }) => failure !== null);
  const already = isRunning ? [] : refused.filter(isAlready);
  const failed = refused.filter((each) => !already.includes(each));
  const outcome = inWords({ sent: sent.length, already: already.length, failed: failed.length, total });

  return (
    <section className={styles.progress} aria-label="Invitations">
      <div className={styles.choosing}>
        {isRunning && <progress aria-label="Invitations" value={done.length} max={total} />}
        <span>{isRunning ? `${done.length} of ${total}${isStopped ? ', stopping' : ''}` : outcome}</span>
        {isRunning ? (
          <Button
            variant="quiet"
            isForOnePress
            disabledReason={isStopped ? 'It stops after this one.' : undefined}
            onClick={onStop}
          >
            Stop
          </Button>
        ) : (
          <Button variant="quiet" isForOnePress onClick={onDismiss}>
            Close
          </Button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isRunning ? `Sending ${total} invitations` : outcome}
      </span>
      {failed.length + already.length > 0 && (
        <ScrollRegion label="Not sent" className={styles.results}>
          <ul>
            {failed.map(({ prospect, failure }) => (
              <li key={prospect.id}>
                <strong>{prospect.name}</strong>: not sent. {failure}
              </li>
            ))}
            {already.map(({ prospect }) => (
              <li key={prospect.id}>
                <strong>{prospect.name}</strong>: invited already.
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
      {!isRunning && sent.length > 0 && (
        <Details summary={`Sent to ${sent.length}`}>
          <ScrollRegion label="Sent" className={styles.results}>
            <ul>
              {sent.map(({ prospect }) => (
                <li key={prospect.id}>
                  {prospect.name}, {prospect.email}
                </li>
              ))}
            </ul>
          </ScrollRegion>
        </Details>
      )}
    </section>
  );
}

const isKnown = (prospects: readonly Prospect[], { id }: Prospect) =>
  prospects.some((each) => each.id === id);

/** E.g. '10 sent, 1 invited already, 1 not sent.' */
function inWords({ sent, already, failed, total }: Record<'sent' | 'already' | 'failed' | 'total', number>) {
  const left = total - sent - already - failed;
  const parts = [
    `${sent} sent`,
    already > 0 && `${already} invited already`,
    failed > 0 && `${failed} not sent`,
    left > 0 && `stopped before the other ${left}`,
  ];
  const rest = failed + left > 0 ? ' Those who got none are still selected.' : '';
  return `${parts.filter(Boolean).join(', ')}.${rest}`;
}
