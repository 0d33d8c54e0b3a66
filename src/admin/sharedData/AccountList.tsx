import { Trash2 } from 'lucide-react';
import type { SharedDataAccount } from '../../api/admin/sharedData';
import { formatWhen } from '../../ui/dates';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { IconButton } from '../../ui/IconButton';
import { When } from '../../ui/When';
import { Choice } from '../shell/SideBySide';
import { useFocusLater } from '../shell/useFocusLater';
import { listTitleId } from './elementIds';
import styles from './SharedData.module.css';
import { useDeleteSession } from './useSharedData';

type Session = SharedDataAccount['sessions'][number];

interface AccountListProps {
  accounts: readonly SharedDataAccount[];
  selectedId: number | null;
  onSelect(sessionId: number): void;
  onDeleted(sessionId: number): void;
}

/** The accounts that share sessions, with these by date (SHD-002 to SHD-004). */
export function AccountList({ accounts, selectedId, onSelect, onDeleted }: AccountListProps) {
  const confirm = useConfirm();
  const remove = useDeleteSession();
  const focusLater = useFocusLater();

  const askAndDelete = async ({ id, timestamp }: Session) => {
    const isMeant = await confirm({
      title: 'Delete this session?',
      message: `The session of ${formatWhen(timestamp)} is taken out of the shared data. It cannot be undone.`,
      okLabel: 'Delete',
      cancelLabel: 'Cancel',
      destructive: true,
    });
    if (!isMeant) return;
    const onGone = () => {
      onDeleted(id);
      focusLater(listTitleId);
    };
    remove.mutate(
      { params: { id } },
      { onSuccess: onGone, onError: ({ status }) => status === 404 && onGone() },
    );
  };

  return (
    <>
      <h2 id={listTitleId} className={styles.listTitle} tabIndex={-1}>
        Accounts
      </h2>
      {accounts.map(({ actorReference, sessions }) => (
        <section key={actorReference} className={styles.account} aria-label={`Account ${actorReference}`}>
          <h3 className={styles.reference}>{actorReference}</h3>
          <ul>
            {sessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <Choice isChosen={session.id === selectedId} onChoose={() => onSelect(session.id)}>
                  <When iso={session.timestamp} />
                </Choice>
                <IconButton
                  label={`Delete the session of ${formatWhen(session.timestamp)}`}
                  icon={<Trash2 size={16} />}
                  aria-disabled={remove.isPending || undefined}
                  onClick={() => remove.isPending || void askAndDelete(session)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
