import type { FormEvent } from 'react';
import { is } from 'valibot';
import { NewPassword } from '../../shared/forms/newPassword';
import { Button } from '../../ui/Button';
import { PasswordEntry, type PasswordPair } from '../../ui/forms/PasswordEntry';
import styles from './ActivationForm.module.css';

interface ActivationFormProps {
  entry: PasswordPair;
  onChange(entry: PasswordPair): void;
  isBusy: boolean;
  /** Called with an acceptable password only. */
  onSubmit(): void;
}

/** The input state of the activation page (spec 2 and 4; D-38). */
export function ActivationForm({ entry, onChange, isBusy, onSubmit }: ActivationFormProps) {
  const isAcceptable = is(NewPassword, entry);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAcceptable) onSubmit();
  };

  return (
    <form noValidate onSubmit={submit}>
      <PasswordEntry
        label="Password"
        help="At least 10 characters."
        value={entry}
        onChange={onChange}
        schema={NewPassword}
      />
      <Button
        type="submit"
        className={styles.submit}
        busy={isBusy}
        disabledReason={isAcceptable ? undefined : 'Enter a password that is long enough, and confirm it'}
      >
        Create account
      </Button>
    </form>
  );
}
