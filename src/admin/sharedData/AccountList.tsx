import { Copy, Trash2 } from 'lucide-react';
import type { SharedDataAccount } from '../../api/admin/sharedData';
import { counted } from '../../ui/counted';
import { DateTime } from '../../ui/DateTime';
import { formatDateTime } from '../../ui/dates';
import { IconButton } from '../../ui/IconButton';
import { useCopy } from '../../ui/toasts/useCopy';
import { MasterDetailItem } from '../shared/MasterDetailItem';
import { MasterDetailItems } from '../shared/MasterDetailItems';
import { listTitleId } from './elementIds';
import styles from './SharedData.module.css';
import type { SharedSession } from './useSessionDeletion';

interface AccountListProps {
  accounts: readonly SharedDataAccount[];
  selectedId: number | null;
  onSelect(sessionId: number): void;
  onDelete(session: SharedSession): void;
  /** While one is deleted, no other can be. */
  isDeleting: boolean;
}

/** The accounts that share sessions, with these by date (SHD-002 to SHD-004). */
export function AccountList({ accounts, selectedId, onSelect, onDelete, isDeleting }: AccountListProps) {
  return (
    <>
      <h2 id={listTitleId} className={styles.listTitle} tabIndex={-1}>
        Accounts
      </h2>
      <MasterDetailItems
        items={accounts}
        keyOf={({ actorReference }) => actorReference}
        isKept={({ sessions }) => sessions.some(({ id }) => id === selectedId)}
        typicalHeight={120}
        as={{ list: 'div', item: 'div' }}
      >
        {({ actorReference, sessions }) => (
          <section className={styles.account} aria-label={`Account ${actorReference}`}>
            <div className={styles.head}>
              <h3 className={styles.reference} title={actorReference}>
                {actorReference}
              </h3>
              <CopyReference reference={actorReference} />
              <span className={styles.count}>{counted(sessions.length, 'session')}</span>
            </div>
            <ul>
              {sessions.map((session) => (
                <li key={session.id} className={styles.session}>
                  <MasterDetailItem
                    isChosen={session.id === selectedId}
                    onChoose={() => onSelect(session.id)}
                  >
                    <DateTime iso={session.timestamp} />
                  </MasterDetailItem>
                  <IconButton
                    label={`Delete the session of ${formatDateTime(session.timestamp)}`}
                    icon={<Trash2 size={16} />}
                    aria-disabled={isDeleting || undefined}
                    onClick={() => isDeleting || onDelete(session)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </MasterDetailItems>
    </>
  );
}

function CopyReference({ reference }: { reference: string }) {
  const copy = useCopy();
  return (
    <IconButton
      label={`Copy the reference of account ${reference}`}
      title={`Copy ${reference}`}
      icon={<Copy size={14} />}
      onClick={({ currentTarget }) =>
        void copy(reference, { shown: currentTarget.previousElementSibling, name: 'reference' })
      }
    />
  );
}
