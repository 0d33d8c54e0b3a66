import type { FormEvent } from 'react';
import { is } from 'valibot';
import { setPassword } from '../../api/user';
import { NewPassword } from '../../shared/forms/newPassword';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { Button } from '../../ui/Button';
import { noPassword, PasswordEntry, type PasswordPair } from '../../ui/forms/PasswordEntry';
import { AccountPanel } from './AccountPanel';
import styles from './AccountPanel.module.css';

interface ResetPasswordProps {
  /** State of the parent, which asks before it is lost; never stored. */
  entry: PasswordPair;
  onChange(entry: PasswordPair): void;
  /** Whether the profile has unsaved changes: a new password logs out, and they would be lost. */
  hasUnsavedProfile: boolean;
  /** Called when the password has been changed: signs the person out. */
  onReset(): void;
}

/** Changes the password (spec 2 and 4, Reset password). A failure keeps what is typed (D-35). */
export function ResetPassword({ entry, onChange, hasUnsavedProfile, onReset }: ResetPasswordProps) {
  const reset = useCallMutation(setPassword, { onSuccess: onReset });
  const isGoing = reset.isPending || reset.isSuccess;
  const isAcceptable = is(NewPassword, entry);
  const error = reset.error?.status === 400 ? refusalMessage(reset.error) : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isAcceptable && !isGoing) reset.mutate({ body: { newPassword: entry.password } });
  };

  return (
    <AccountPanel title="Reset password">
      {(close) => (
        <form noValidate onSubmit={onSubmit}>
          <p className={styles.text}>
            You are logged out afterwards, and log in again with the new password.
          </p>
          {hasUnsavedProfile && (
            <p className={styles.text}>
              The changes to your profile are not saved yet: please save them first.
            </p>
          )}
          <PasswordEntry
            label="New password"
            schema={NewPassword}
            value={entry}
            error={error}
            onChange={(changed) => {
              reset.reset();
              onChange(changed);
            }}
          />
          <div className={styles.buttons}>
            <Button
              variant="outline"
              disabled={isGoing}
              onClick={() => {
                onChange(noPassword);
                reset.reset();
                close();
              }}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              busy={isGoing}
              disabledReason={
                isAcceptable ? undefined : 'Enter the new password twice, at least 10 characters.'
              }
            >
              Reset password
            </Button>
          </div>
        </form>
      )}
    </AccountPanel>
  );
}
