import type { Ref } from 'react';
import { Face, type FaceValue } from './Face';
import styles from './FaceScale.module.css';
import formStyles from './Forms.module.css';
import { faceNames, faceValues } from './faceNames';
import { type FieldProps, useField } from './useField';

interface FaceScaleProps extends FieldProps {
  value: FaceValue | null | undefined;
  onChange(value: FaceValue): void;
  onBlur?(): void;
  disabled?: boolean;
  name?: string;
  /** The face that gets focus when the field is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Five faces from angry to grin, 1 to 5, as one radio group. With react-hook-form through `useController`:
 * `<FaceScale label="…" {...field} />`.
 */
export function FaceScale({
  label,
  help,
  error,
  value,
  onChange,
  onBlur,
  disabled,
  name,
  ref,
}: FaceScaleProps) {
  const { control, notes } = useField({ help, error });
  return (
    <fieldset
      className={formStyles.field}
      aria-describedby={control['aria-describedby']}
      onBlur={onBlur}
      disabled={disabled}
    >
      <legend className={formStyles.label}>{label}</legend>
      <div className={styles.scale}>
        {faceValues.map((face) => (
          <label key={face} className={styles.face}>
            <input
              ref={face === (value ?? 1) ? ref : undefined}
              type="radio"
              className={styles.input}
              name={name ?? control.id}
              value={face}
              checked={value === face}
              aria-invalid={control['aria-invalid']}
              onChange={() => onChange(face)}
            />
            <Face value={face} />
            <span className={styles.name}>{faceNames[face]}</span>
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
