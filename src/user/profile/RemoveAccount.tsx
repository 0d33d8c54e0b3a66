import { removeAccount } from '../../api/user';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { Button } from '../../ui/Button';
import { AccountPanel } from './AccountPanel';
import styles from './AccountPanel.module.css';

/**
 * Removes the account after a confirmation (spec 2 and 4, Remove account). After a failure the panel stays (D-35).
 *
 * @param onRemoved signs the person out
 */
export function RemoveAccount({ onRemoved }: { onRemoved(): void }) {
  const remove = useCallMutation(removeAccount, { onSuccess: onRemoved });
  const isGoing = remove.isPending || remove.isSuccess;

  return (
    <AccountPanel title="Remove Account" variant="danger">
      {(close) => (
        <>
          <p className={styles.text}>
            This deletes your account with everything in it: your profile, your answers and all your
            conversations. It cannot be undone.
          </p>
          <div className={styles.buttons}>
            <Button variant="outline" disabled={isGoing} onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" busy={isGoing} onClick={() => remove.mutate()}>
              Delete forever
            </Button>
          </div>
        </>
      )}
    </AccountPanel>
  );
}
