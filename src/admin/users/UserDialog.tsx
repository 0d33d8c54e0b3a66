import { useEffect } from 'react';
import type { AdminUser } from '../../api/admin/users';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { LoadingState } from '../../ui/states/LoadingState';
import { UserActions } from './UserActions';
import { UserFacts } from './UserFacts';
import styles from './Users.module.css';
import { useUserChanges } from './useUserChanges';

interface UserDialogProps {
  /** Undefined when they are not on the page of the list, and not found otherwise. */
  user: AdminUser | undefined;
  /** Whether they are on the page of the list. */
  isListed: boolean;
  /** Whether the list names them still; `isListed` stays true for somebody who has left it. */
  isListedStill: boolean;
  /** Whether they are still being looked for. */
  isLookedFor: boolean;
  onClose(): void;
}

const contentId = 'user-modal-content';

/** One user, with what staff can do about the account (USR-020 to USR-030). */
export function UserDialog({ user, isListed, isListedStill, isLookedFor, onClose }: UserDialogProps) {
  const changes = useUserChanges();
  const { remove, erase } = changes;

  // The list is read again before the modal closes after a removal.
  const isRemovedHere = [remove, erase].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const isRemoved = !isRemovedHere && user?.deleted != null;
  // The server knows nobody of this id any more, and the list that was read again agrees.
  const isUnknown = !isListedStill && Object.values(changes).some(({ error }) => error?.status === 404);
  const shown = isRemoved || isUnknown ? undefined : user;

  // What had the focus may have gone: an action on somebody who was removed meanwhile.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus();
  });

  return (
    <Dialog
      title={user?.name ?? 'User'}
      size="lg"
      show
      onClose={onClose}
      footer={shown && <UserActions user={shown} changes={changes} onClose={onClose} />}
    >
      <div id={contentId} tabIndex={-1}>
        {shown && !isListed && <p className={styles.note}>Not on this page of the list.</p>}
        {shown && <UserFacts user={shown} />}
        {isUnknown && (
          <ForbiddenState
            isGone
            title="Nothing is stored of this user any more"
            text="Somebody else has removed everything meanwhile. There is nothing left to do."
          />
        )}
        {!isUnknown && isRemoved && (
          <ForbiddenState
            isGone
            title="This account has been removed"
            text="Nothing can be done about it any more. The list shows when it was removed."
          />
        )}
        {!user && isLookedFor && <LoadingState label="Looking for the user" />}
        {!user && !isLookedFor && (
          <ForbiddenState
            isGone
            title="This user is not on this page of the list"
            text="Search for the name or the e-mail, and open the user from there."
          />
        )}
      </div>
    </Dialog>
  );
}
