import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/forms/CheckboxField';
import { TextField } from '../../../src/ui/forms/TextField';
import { useSchemaForm } from '../../../src/ui/forms/useSchemaForm';

const Person = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Please give a name')),
  homes: v.array(v.object({ town: v.pipe(v.string(), v.nonEmpty('Please give a town')) })),
  isKind: v.boolean(),
});

interface PersonFormProps {
  onSave(person: v.InferOutput<typeof Person>): void;
  onType?(): void;
}

function PersonForm({ onSave, onType }: PersonFormProps) {
  const { field, handleSubmit } = useSchemaForm(Person, { name: '', homes: [{ town: '' }], isKind: false });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <TextField label="Name" {...field('name', { onChange: onType })} />
      <TextField label="Town" {...field('homes.0.town')} />
      <CheckboxField label="Kind" {...field('isKind')} />
      <button type="submit">Save</button>
    </form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the fields of a form', () => {
  it('hold what is typed and ticked', async () => {
    const onSave = vi.fn();
    const user = userEvent.setup();
    render(<PersonForm onSave={onSave} />);
    await user.type(box('Name'), 'Ada');
    await user.type(box('Town'), 'London');
    await user.click(screen.getByRole('checkbox', { name: 'Kind' }));
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Ada', homes: [{ town: 'London' }], isKind: true });
  });

  it('say what is wrong with them, one inside a list too, until it is right', async () => {
    const user = userEvent.setup();
    render(<PersonForm onSave={vi.fn()} />);
    await user.click(save());
    await waitFor(() => expect(box('Name')).toHaveAccessibleDescription('Please give a name'));
    expect(box('Town')).toHaveAccessibleDescription('Please give a town');
    await user.type(box('Name'), 'Ada');
    await waitFor(() => expect(box('Name')).toBeValid());
    expect(box('Town')).toBeInvalid();
  });

  it('tell of each change where somebody listens', async () => {
    const onType = vi.fn();
    const user = userEvent.setup();
    render(<PersonForm onSave={vi.fn()} onType={onType} />);
    await user.type(box('Name'), 'Ada');
    expect(onType).toHaveBeenCalledTimes(3);
  });
});
