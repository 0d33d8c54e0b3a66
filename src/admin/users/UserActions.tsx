import { InlineConfirm } from '../../ui/InlineConfirm';
import { OneQuestion } from '../../ui/OneQuestion';
import styles from './Users.module.css';
import { useClearChats, type useRemoveUser, useSyncUser } from './useUsers';

interface UserActionsProps {
  id: string;
  remove: ReturnType<typeof useRemoveUser>;
  onClose(): void;
}

/** What can be done about an account; each asks in its own place, one at a time (USR-022 to USR-028; D-80). */
export function UserActions({ id, remove, onClose }: UserActionsProps) {
  const clear = useClearChats();
  const sync = useSyncUser();
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
      </OneQuestion>
    </div>
  );
}
