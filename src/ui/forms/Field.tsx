import type { ReactNode } from 'react';
import styles from './Forms.module.css';
import { type ControlProps, type FieldProps, useField } from './useField';

interface FieldFrameProps extends FieldProps {
  children(control: ControlProps): ReactNode;
}

/** Label, control, help and error, tied together: for controls that have no field component of their own. */
export function Field({ label, help, error, children }: FieldFrameProps) {
  const { control, notes } = useField({ help, error });
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {children(control)}
      {notes}
    </div>
  );
}
