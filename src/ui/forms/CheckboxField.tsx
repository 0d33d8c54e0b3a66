import type { ComponentProps } from 'react';
import styles from './Forms.module.css';
import { type FieldProps, useField } from './useField';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A box to tick, with its label beside it. HTML knows none that is read-only: that one is disabled. */
export function CheckboxField({ label, help, error, className, readOnly, ...input }: CheckboxFieldProps) {
  const { control, notes } = useField({ help, error });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input disabled={readOnly} {...input} {...control} type="checkbox" />
        <label htmlFor={control.id}>{label}</label>
      </div>
      {notes}
    </div>
  );
}
