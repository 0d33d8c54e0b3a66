import type { AdminUser } from '../../api/admin/users';
import { Button } from '../../ui/Button';
import { InlineConfirm } from '../../ui/InlineConfirm';
import { OneQuestion } from '../../ui/OneQuestion';
import styles from './Users.module.css';
import type { UserChanges } from './useUserChanges';

interface UserActionsProps {
  user: AdminUser;
  changes: UserChanges;
  onClose(): void;
}

/**
 * What can be done about an account; each asks in its own place, one at a time (USR-022 to USR-028; D-80). Where the server
 * knows it, a person's data can be had and removed altogether (D-166).
 */
export function UserActions({ user: { id, isErasable }, changes, onClose }: UserActionsProps) {
  const { clear, sync, remove, download, erase } = changes;
  const input = { params: { id } };

  return (
    <div className={styles.actions}>
      <OneQuestion>
        <InlineConfirm
          label="Clear Chat"
          variant="danger"
          question="Are you sure you want to delete this chat history? It cannot be undone."
          confirmLabel="Delete forever"
          onConfirm={() => clear.mutateAsync(input)}
        />
        <InlineConfirm
          label="Auth0 Sync"
          question="Are you sure you want to sync this user with Auth0?"
          confirmLabel="Sync"
          onConfirm={() => sync.mutateAsync(input)}
        />
        <InlineConfirm
          label="Remove Account"
          variant="danger"
          question="Are you sure you want to remove this account? It cannot be undone."
          confirmLabel="Delete forever"
          onConfirm={() => remove.mutateAsync(input, { onSuccess: onClose })}
        />
        {isErasable && (
          <>
            <Button
              variant="outline"
              isForOnePress
              busy={download.isPending}
              onClick={() => download.mutate(input)}
            >
              Download data
            </Button>
            <InlineConfirm
              label="Remove everything…"
              variant="danger"
              question="Remove all that is stored of this user? The account goes, and with it all conversations, answers, feedback with its notes, and the line in this list. It cannot be undone. Cards on the task board stay."
              confirmLabel="Delete forever"
              onConfirm={() => erase.mutateAsync(input, { onSuccess: onClose })}
            />
          </>
        )}
      </OneQuestion>
    </div>
  );
}
