import { type ReactNode, useId } from 'react';
import styles from './Forms.module.css';

/** What every field takes. */
export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong with the input; announced, and tied to the control. */
  error?: string;
}

/** What ties a control to its label, help and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The ids of a field, and its help and error ready to show. */
export function useField({ help, error }: Pick<FieldProps, 'help' | 'error'>): {
  control: ControlProps;
  notes: ReactNode;
} {
  const id = useId();
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return {
    control: { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
    notes: (
      <>
        {/* Always there: screen readers only watch a live region that they already know. */}
        <div id={errorId} className={styles.error} aria-live="polite" data-error>
          {error}
        </div>
        {help && (
          <div id={helpId} className={styles.help}>
            {help}
          </div>
        )}
      </>
    ),
  };
}
