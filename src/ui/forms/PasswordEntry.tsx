import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { IconButton } from '../IconButton';
import { Field } from './Field';
import styles from './PasswordEntry.module.css';
import { PasswordStrength } from './PasswordStrength';
import { passwordStrength } from './passwordStrength';

/** What stands in the two fields. */
export interface PasswordPair {
  password: string;
  confirmation: string;
}

export const noPassword: PasswordPair = { password: '', confirmation: '' };

interface PasswordEntryProps {
  /** The name of the first field, e.g. 'New password'. */
  label: string;
  value: PasswordPair;
  onChange(value: PasswordPair): void;
  /** The rule; its messages stand at their fields while something is typed there. */
  schema: GenericSchema<PasswordPair>;
  /** What to know beforehand; gives way to what is wrong. */
  help?: string;
  /** What the server has against the password. */
  error?: string;
}

/**
 * A new password, its confirmation and how strong it is (spec 2, Profile screen and Public pages; D-37, D-38).
 * Nothing is said of an empty field, nor of a confirmation that is right so far.
 *
 * @example
 * const [entry, setEntry] = useState(noPassword);
 * <PasswordEntry label="New password" value={entry} onChange={setEntry} schema={NewPassword} />
 * <Button type="submit" disabledReason={is(NewPassword, entry) ? undefined : 'Choose …'}>Reset password</Button>
 */
export function PasswordEntry({ label, value, onChange, schema, help, error }: PasswordEntryProps) {
  const [isShown, setShown] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const { password, confirmation } = value;
  const messages = messagesOf(schema, value);
  const isUnfinished = !wasLeft && password.startsWith(confirmation);
  const passwordError = password === '' ? error : (messages.password ?? error);
  const confirmationError = confirmation === '' || isUnfinished ? undefined : messages.confirmation;

  const input = {
    type: isShown ? 'text' : 'password',
    className: 'form-control',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  };

  return (
    <>
      <Field label={label} help={passwordError ? undefined : help} error={passwordError}>
        {(control) => (
          <div className={styles.frame}>
            <input
              {...input}
              {...control}
              value={password}
              onChange={(event) => onChange({ ...value, password: event.target.value })}
            />
            <IconButton
              className={styles.toggle}
              label="Show password"
              title={isShown ? 'Hide password' : 'Show password'}
              aria-pressed={isShown}
              icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
              onClick={() => setShown(!isShown)}
            />
          </div>
        )}
      </Field>
      <PasswordStrength
        strength={password === '' ? null : passwordStrength(password, messages.password === undefined)}
      />
      <Field label="Confirm password" error={confirmationError}>
        {(control) => (
          <input
            {...input}
            {...control}
            value={confirmation}
            onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
    </>
  );
}

/** The first message at each field. */
function messagesOf(schema: PasswordEntryProps['schema'], value: PasswordPair): Partial<PasswordPair> {
  const { issues = [] } = safeParse(schema, value);
  const at = (field: keyof PasswordPair) => issues.find((issue) => getDotPath(issue) === field)?.message;
  return { password: at('password'), confirmation: at('confirmation') };
}
