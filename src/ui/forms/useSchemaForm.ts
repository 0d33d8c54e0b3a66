import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { BaseIssue, BaseSchema, InferInput, InferOutput } from 'valibot';
import { useErrorSummary } from './useErrorSummary';

/** What a form can be checked with: a schema of an object. */
export type FormSchema = BaseSchema<FieldValues, FieldValues, BaseIssue<unknown>>;

type ContractForm<Schema extends FormSchema> = UseFormReturn<
  InferInput<Schema>,
  unknown,
  InferOutput<Schema>
> & {
  /** What ties a field's component to the form, its error included. */
  field<Name extends Path<InferInput<Schema>>>(
    name: Name,
    options?: RegisterOptions<InferInput<Schema>, Name>,
  ): UseFormRegisterReturn<Name> & { error: string | undefined };
  /** What is wrong where that is more than one thing; stands at the top of the form. */
  summary: ReactNode;
};

/**
 * A form that is checked with a contract schema: its messages stand at their fields, on submit a bad field gets the
 * focus, several a summary that does, and an error goes as soon as its field is right.
 *
 * @example
 * const { field, handleSubmit, summary } = useSchemaForm(Profile, { name: '' });
 * <form noValidate onSubmit={…}>{summary}<TextField label="Name" {...field('name')} />
 *
 * @param schema what the form must fulfil; its output is what `handleSubmit` hands on
 * @param defaults the fields to begin with
 */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  defaults: DefaultValues<InferInput<Schema>>,
): ContractForm<Schema> {
  const form = useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    resolver: valibotResolver(schema),
    defaultValues: defaults,
    // `useErrorSummary` goes by the place on the page, the library by which field was registered first.
    shouldFocusError: false,
  });
  const { submitCount, errors } = form.formState;
  const { noteSent, summary } = useErrorSummary(submitCount);

  const handleSubmit: ContractForm<Schema>['handleSubmit'] = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      noteSent(event?.currentTarget);
      return submit(event);
    };
  };
  const field: ContractForm<Schema>['field'] = (name, options) => ({
    ...form.register(name, options),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
  return { ...form, handleSubmit, field, summary };
}
