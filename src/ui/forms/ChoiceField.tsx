import type { ComponentProps, ReactNode } from 'react';
import styles from './Forms.module.css';
import { type FieldProps, useField } from './useField';

export interface Choice {
  value: string | number;
  label: ReactNode;
}

type ChoiceFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'type'> & {
    choices: readonly Choice[];
    /** Whether several can be chosen; default false. */
    multiple?: boolean;
    /** The chosen values, where the form is not react-hook-form's; `onChange` tells the input that was pressed. */
    selected?: readonly Choice['value'][];
  };

/**
 * A question with its answers to choose from: `<ChoiceField label="Category" choices={…} {...form.field('category')} />`.
 * The remaining properties go to each answer's input.
 */
export function ChoiceField({
  label,
  help,
  error,
  choices,
  multiple = false,
  selected,
  ...input
}: ChoiceFieldProps) {
  const { control, notes } = useField({ help, error });
  const { id, ...described } = control;
  return (
    <fieldset className={styles.field} aria-describedby={described['aria-describedby']}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card}>
            <input
              {...input}
              type={multiple ? 'checkbox' : 'radio'}
              value={choice.value}
              checked={selected?.includes(choice.value)}
              aria-invalid={described['aria-invalid']}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
