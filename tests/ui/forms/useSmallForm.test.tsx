import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../src/auth/deferred';
import { CheckboxField } from '../../../src/ui/forms/CheckboxField';
import { TextField } from '../../../src/ui/forms/TextField';
import { useSmallForm } from '../../../src/ui/forms/useSmallForm';

const Fields = v.object({
  accepted: v.pipe(v.boolean(), v.value(true, 'Please accept')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your name')),
  town: v.pipe(v.string(), v.nonEmpty('Please enter your town'), v.minLength(3, 'That is short')),
});

const onValid = vi.fn();
let form: ReturnType<typeof useSmallForm<typeof Fields>>;

/** The schema names its fields in another order than they stand in. */
function Form() {
  form = useSmallForm(Fields, { accepted: false, name: '', town: '' });
  const { field, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Town" {...field('town')} />
      <CheckboxField label="Accepted" {...field('accepted')} />
      <button type="submit">{formState.isSubmitting ? 'Sending' : 'Send'}</button>
      {formState.isDirty && 'Changed'}
    </form>
  );
}

function open() {
  onValid.mockReset();
  render(<Form />);
  const user = userEvent.setup();
  return {
    user,
    name: screen.getByRole('textbox', { name: 'Name' }),
    town: screen.getByRole('textbox', { name: 'Town' }),
    accepted: screen.getByRole('checkbox', { name: 'Accepted' }),
    send: () => user.click(screen.getByRole('button')),
  };
}

describe('a small form', () => {
  it('says nothing of what is missing before it is sent', async () => {
    const { user, name } = open();
    await user.type(name, 'A');
    await user.clear(name);
    await user.tab();
    expect(screen.queryByText('Please enter your name')).not.toBeInTheDocument();
  });

  it('puts each message at its field, and hands nothing on', async () => {
    const { name, town, accepted, send } = open();
    await send();
    expect(name).toHaveAccessibleDescription('Please enter your name');
    expect(town).toHaveAccessibleDescription('Please enter your town');
    expect(accepted).toHaveAccessibleDescription('Please accept');
    expect(onValid).not.toHaveBeenCalled();
  });

  it('takes a message away as soon as its field is right, and leaves the others', async () => {
    const { user, name, town, accepted, send } = open();
    await send();
    await user.type(name, 'Ann');
    expect(name).toBeValid();
    expect(town).toBeInvalid();
    await user.type(town, 'Ry');
    expect(town).toHaveAccessibleDescription('That is short');
    await user.click(accepted);
    expect(accepted).toBeValid();
    await user.click(accepted);
    expect(accepted).toBeInvalid();
  });

  it('hands on what the schema makes of the fields, and is busy meanwhile', async () => {
    const { user, name, town, accepted, send } = open();
    const done = createDeferred<void>();
    onValid.mockReturnValue(done.promise);
    await user.type(name, ' Ann ');
    await user.type(town, 'Ribe');
    await user.click(accepted);
    await send();
    expect(onValid).toHaveBeenCalledExactlyOnceWith({ accepted: true, name: 'Ann', town: 'Ribe' });
    expect(screen.getByRole('button', { name: 'Sending' })).toBeVisible();
    done.resolve(undefined);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(name).toHaveValue(' Ann ');
  });

  it('puts what the server refuses at its field, with the focus, until that is changed', async () => {
    const { user, name, town, accepted, send } = open();
    onValid.mockImplementation(() => form.setError('town', { message: 'Nobody lives there' }));
    await user.type(name, 'Ann');
    await user.type(town, 'Atlantis');
    await user.click(accepted);
    await send();
    await waitFor(() => expect(town).toHaveFocus());
    expect(town).toHaveAccessibleDescription('Nobody lives there');
    await user.type(town, '!');
    expect(town).toBeValid();
  });

  it('counts as changed while something differs from what it began with', async () => {
    const { user, name } = open();
    await user.type(name, 'A');
    expect(screen.getByText('Changed')).toBeVisible();
    await user.clear(name);
    expect(screen.queryByText('Changed')).not.toBeInTheDocument();
  });

  it('takes values put into it, and none of another kind or for a field that it has not', async () => {
    open();
    const told = vi.fn();
    form.subscribe({ callback: told });
    form.setValue('name', 'Ann');
    form.setValue('accepted', 'yes');
    form.setValue('age', '33');
    expect(form.getValues()).toEqual({ accepted: false, name: 'Ann', town: '' });
    expect(told).toHaveBeenCalledTimes(1);
    expect(await screen.findByDisplayValue('Ann')).toBeVisible();
  });
});
