import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { useSyncServerDefaults } from '../../../src/ui/forms/useSyncServerDefaults';

interface Values {
  name: string;
  street: string;
}

const ada: Values = { name: 'Ada', street: 'Old Street' };

function open(first: Values | undefined) {
  const { result, rerender } = renderHook(
    ({ values }: { values: Values | undefined }) => {
      const form = useForm<Values>({ defaultValues: ada });
      void form.formState.dirtyFields;
      useSyncServerDefaults(form, values);
      return form;
    },
    { initialProps: { values: first } },
  );
  return { form: () => result.current, become: (values: Values | undefined) => rerender({ values }) };
}

describe('an open form', () => {
  it('takes over what somebody else has changed', () => {
    const { form, become } = open(ada);
    become({ name: 'Ada', street: 'New Street' });
    expect(form().getValues()).toEqual({ name: 'Ada', street: 'New Street' });
    become({ name: 'Ada', street: 'Newer Street' });
    expect(form().getValues('street')).toBe('Newer Street');
  });

  it('keeps what the person has changed, and its errors', () => {
    const { form, become } = open(ada);
    act(() => form().setValue('name', 'Grace', { shouldDirty: true }));
    act(() => form().setError('name', { message: 'Taken' }));
    become({ name: 'Ada Berg', street: 'New Street' });
    expect(form().getValues()).toEqual({ name: 'Grace', street: 'New Street' });
    expect(form().formState.dirtyFields).toEqual({ name: true });
    expect(form().formState.errors.name?.message).toBe('Taken');
  });

  it('stays as it is while the server has the same, or nothing', () => {
    const { form, become } = open(undefined);
    act(() => form().setValue('name', 'Grace'));
    become(undefined);
    expect(form().getValues('name')).toBe('Grace');
    const same = open(ada);
    act(() => same.form().setValue('name', 'Grace'));
    same.become({ ...ada });
    expect(same.form().getValues('name')).toBe('Grace');
  });
});
