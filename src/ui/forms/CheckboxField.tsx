import type { ComponentProps } from 'react';
import styles from './Forms.module.css';
import { type FieldProps, useField } from './useField';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A box to tick, with its label beside it. */
export function CheckboxField({ label, help, error, className, ...input }: CheckboxFieldProps) {
  const { control, notes } = useField({ help, error });
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <input {...input} {...control} type="checkbox" />
        <label htmlFor={control.id}>{label}</label>
      </div>
      {notes}
    </div>
  );
}
