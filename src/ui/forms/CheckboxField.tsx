import type { ComponentProps, ReactNode } from 'react';
import styles from './Forms.module.css';
import { type FieldProps, useField } from './useField';

interface CheckboxFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** Stands behind the label, e.g. a `HelpPopover`. */
  beside?: ReactNode;
  /** Stands below the label, in line with it. */
  below?: ReactNode;
}

/** A box to tick, with its label beside it. HTML knows none that is read-only: that one is disabled. */
export function CheckboxField({
  label,
  help,
  error,
  beside,
  below,
  className,
  readOnly,
  ...input
}: CheckboxFieldProps) {
  const { control, notes } = useField({ help, error });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input disabled={readOnly} {...input} {...control} type="checkbox" />
        <label htmlFor={control.id}>{label}</label>
        {beside && <span className={styles.beside}>{beside}</span>}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      {notes}
    </div>
  );
}
