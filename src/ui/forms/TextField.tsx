import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { Field } from './Field';
import type { FieldProps } from './useField';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text: `<TextField label="Name" {...form.field('name')} />`. */
export function TextField({ label, help, error, className, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <input {...input} {...control} type={type} className={classes('form-control', className)} />
      )}
    </Field>
  );
}
