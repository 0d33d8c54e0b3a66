import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { Field } from './Field';
import type { FieldProps } from './useField';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of text, growing with it. */
export function TextArea({ label, help, error, className, rows = 4, ...input }: TextAreaProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <textarea {...input} {...control} rows={rows} className={classes('form-control', className)} />
      )}
    </Field>
  );
}
