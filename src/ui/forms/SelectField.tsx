import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { Field } from './Field';
import type { FieldProps } from './useField';

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>;

/** One of several options, given as `option` children. */
export function SelectField({ label, help, error, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <select {...select} {...control} className={classes('form-select', className)} />}
    </Field>
  );
}
