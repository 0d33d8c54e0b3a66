import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../src/ui/forms/CheckboxField';
import { ChoiceField } from '../../src/ui/forms/ChoiceField';
import { FaceScale } from '../../src/ui/forms/FaceScale';
import { TextArea } from '../../src/ui/forms/TextArea';
import { TextField } from '../../src/ui/forms/TextField';
import { useSchemaForm } from '../../src/ui/forms/useSchemaForm';

const Schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your name')),
  mood: v.picklist([1, 2, 3, 4, 5], 'Please select your mood'),
  kind: v.picklist(['long', 'short'], 'Please choose'),
  notes: v.pipe(v.string(), v.nonEmpty('Please add a few notes')),
  agreed: v.literal(true, 'Please agree'),
});

function Trial({ onSubmit }: { onSubmit(values: unknown): void }) {
  const { register, control, handleSubmit, formState } = useSchemaForm(Schema, { name: '', notes: '' });
  const { field } = useController({ control, name: 'mood' });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextField label="Name" help="As in your passport" error={errors.name?.message} {...register('name')} />
      <FaceScale label="Mood" error={errors.mood?.message} {...field} />
      <ChoiceField
        label="Kind"
        choices={[
          { value: 'long', label: 'Long' },
          { value: 'short', label: 'Short' },
        ]}
        error={errors.kind?.message}
        {...register('kind')}
      />
      <TextArea label="Notes" error={errors.notes?.message} {...register('notes')} />
      <CheckboxField label="I agree" error={errors.agreed?.message} {...register('agreed')} />
      <button type="submit">Send</button>
    </form>
  );
}

function open() {
  const onSubmit = vi.fn();
  render(<Trial onSubmit={onSubmit} />);
  return { onSubmit, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Send' });

describe('a contract form', () => {
  it('says at each field what is wrong', async () => {
    const { user, onSubmit } = open();
    await user.click(send());
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription('Please enter your name As in your passport');
    expect(screen.getByRole('group', { name: 'Mood' })).toHaveAccessibleDescription(
      'Please select your mood',
    );
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('Please choose');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
      'Please add a few notes',
    );
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Please agree');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes an error away as soon as its field is right', async () => {
    const { user } = open();
    await user.click(send());
    await screen.findByText('Please select your mood');
    await user.click(screen.getByRole('radio', { name: 'Happy' }));
    await waitFor(() => expect(screen.queryByText('Please select your mood')).not.toBeInTheDocument());
    expect(screen.getByText('Please choose')).toBeVisible();
  });

  it('hands on what the schema makes of the input', async () => {
    const { user, onSubmit } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ada ');
    await user.click(screen.getByRole('radio', { name: 'Grin' }));
    await user.click(screen.getByRole('radio', { name: 'Short' }));
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Good');
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(send());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        name: 'Ada',
        mood: 5,
        kind: 'short',
        notes: 'Good',
        agreed: true,
      }),
    );
  });
});

describe('the faces', () => {
  it('go from angry to grin, 1 to 5', () => {
    render(<FaceScale label="Mood" value={2} onChange={vi.fn()} />);
    const faces = screen.getAllByRole<HTMLInputElement>('radio');
    expect(faces.map((face) => face.value)).toEqual(['1', '2', '3', '4', '5']);
    expect(faces[0]).toHaveAccessibleName('Angry');
    expect(faces[4]).toHaveAccessibleName('Grin');
    expect(faces[1]).toBeChecked();
  });

  it('are one stop for Tab, and change with the arrow keys', async () => {
    const onChange = vi.fn();
    render(<FaceScale label="Mood" value={2} onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith(3);
  });
});
