import type { ComponentProps } from 'react';
import styles from './MomentField.module.css';
import { TextField } from './TextField';

type MomentFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'help' | 'className'>;

/** A day and a time of it, in the reader's own time zone, which it names. */
export function MomentField(props: MomentFieldProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <TextField
      {...props}
      type="datetime-local"
      className={styles.moment}
      help={`In your own time zone: ${timeZone.replaceAll('_', ' ')}.`}
    />
  );
}
