import { type ChangeEvent, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import {
  type BaseIssue,
  type BaseSchema,
  getDotPath,
  type InferInput,
  type InferOutput,
  safeParse,
} from 'valibot';
import { useErrorSummary } from './useErrorSummary';

type Values = Record<string, string | boolean>;

/** What ties a text field or a checkbox to a form. */
interface FieldProps {
  name: string;
  value?: string;
  checked?: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  error: string | undefined;
}

/**
 * A form of text fields and checkboxes that is checked by a schema, for pages whose first visit is counted in kilobytes:
 * `useSchemaForm` brings a library of 14 KB. It behaves the same: messages stand at their fields from the first submit
 * on, a bad field gets the focus, several a summary that does, and an error goes as soon as its field is right.
 *
 * @example
 * const { field, handleSubmit, summary } = useSmallForm(Fields, { name: '' });
 * <form noValidate onSubmit={…}>{summary}<TextField label="Name" {...field('name')} />
 *
 * @param schema what the form must fulfil; its output is what `handleSubmit` hands on
 * @param defaults the fields to begin with
 */
export function useSmallForm<Schema extends BaseSchema<Values, Values, BaseIssue<unknown>>>(
  schema: Schema,
  defaults: InferInput<Schema>,
) {
  type Name = keyof InferInput<Schema> & string;
  const [store] = useState(() => createStore(defaults));
  const values = useSyncExternalStore(store.subscribeToValues, store.getValues);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [submits, setSubmits] = useState({ begun: 0, ended: 0 });
  const { noteSent, summary } = useErrorSummary(submits.ended);

  const check = () => {
    const result = safeParse(schema, store.getValues());
    const found: Partial<Record<Name, string>> = {};
    for (const issue of result.issues ?? []) found[getDotPath(issue) as Name] ??= issue.message;
    return { output: result.success ? result.output : null, found };
  };

  const change = (name: Name, value: string | boolean) => {
    store.setValue(name, value);
    if (submits.ended === 0) return;
    const { found } = check();
    setErrors((former) => ({ ...former, [name]: found[name] }));
  };

  return {
    /** What is wrong where that is more than one thing; stands at the top of the form. */
    summary,
    getValues: store.getValues,
    setValue: store.setValue,
    subscribe: store.subscribe,
    formState: {
      defaultValues: store.defaults,
      errors,
      isDirty: Object.keys(store.defaults).some((name) => values[name] !== store.defaults[name]),
      isSubmitting: submits.begun > submits.ended,
    },
    setError: (name: Name, { message }: { message: string }) =>
      setErrors((former) => ({ ...former, [name]: message })),
    /** For the form's `onSubmit`; `onValid` gets what the schema makes of the fields. */
    handleSubmit:
      (onValid: (output: InferOutput<Schema>) => Promise<void> | void) => async (event: SyntheticEvent) => {
        event.preventDefault();
        noteSent(event.currentTarget);
        const { output, found } = check();
        setErrors(found);
        setSubmits((former) => ({ ...former, begun: former.begun + 1 }));
        try {
          if (output) await onValid(output);
        } finally {
          setSubmits((former) => ({ ...former, ended: former.ended + 1 }));
        }
      },
    /** What ties a field's component to the form, its error included. */
    field: (name: Name): FieldProps => {
      const value = values[name];
      return {
        name,
        ...(typeof value === 'boolean' ? { checked: value } : { value: String(value) }),
        onChange: ({ target }) => change(name, typeof value === 'boolean' ? target.checked : target.value),
        error: errors[name],
      };
    },
  };
}

function createStore<V extends Values>(defaults: V) {
  let values = defaults;
  const listeners = new Set<() => void>();
  const subscribeToValues = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    defaults,
    getValues: (): V => values,
    /** Anything but another value of the same kind is left out. */
    setValue: (name: string, value: unknown) => {
      if (typeof value !== typeof defaults[name] || value === values[name]) return;
      values = { ...values, [name]: value };
      for (const listener of listeners) listener();
    },
    subscribeToValues,
    subscribe: ({ callback }: { callback(): void }) => subscribeToValues(callback),
  };
}
