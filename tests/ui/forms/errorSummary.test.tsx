import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/forms/CheckboxField';
import { FaceScale } from '../../../src/ui/forms/FaceScale';
import { TextField } from '../../../src/ui/forms/TextField';
import { useSchemaForm } from '../../../src/ui/forms/useSchemaForm';
import { useSmallForm } from '../../../src/ui/forms/useSmallForm';

/** Both forms name their fields in another order than they stand in. */
const Small = v.object({
  agreed: v.pipe(v.boolean(), v.value(true, 'Please agree')),
  name: v.pipe(v.string(), v.nonEmpty('Please enter your name')),
});

const Whole = v.object({
  agreed: v.literal(true, 'Please agree'),
  mood: v.picklist([1, 2, 3, 4, 5], 'Please select your mood'),
  name: v.pipe(v.string(), v.nonEmpty('Please enter your name'), v.minLength(3, 'That is short')),
});

function SmallForm() {
  const { field, handleSubmit, summary } = useSmallForm(Small, { agreed: false, name: '' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(vi.fn())(event)}>
      {summary}
      <TextField label="Name" {...field('name')} />
      <CheckboxField label="I agree" {...field('agreed')} />
      <button type="submit">Send</button>
    </form>
  );
}

function WholeForm() {
  const { field, control, formState, handleSubmit, summary } = useSchemaForm(Whole, { name: '' });
  const mood = useController({ control, name: 'mood' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(vi.fn())(event)}>
      {summary}
      <TextField label="Name" {...field('name')} />
      <FaceScale label="Mood" error={formState.errors.mood?.message} {...mood.field} />
      <CheckboxField label="I agree" {...field('agreed')} />
      <button type="submit">Send</button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const agreed = () => screen.getByRole('checkbox', { name: 'I agree' });
const summary = (title: string) => screen.findByRole('region', { name: title });
const entries = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

async function send(
  form: 'small' | 'whole',
  before?: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
) {
  render(form === 'small' ? <SmallForm /> : <WholeForm />);
  const user = userEvent.setup();
  await before?.(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

describe('the summary of what is wrong in a form', () => {
  it('has the focus, and names what is wrong in the order of the page', async () => {
    await send('whole');
    const box = await summary('There are 3 things to put right');
    expect(box).toHaveFocus();
    expect(within(box).getAllByRole('link')).toHaveLength(3);
    expect(entries()).toEqual(['Please enter your name', 'Please select your mood', 'Please agree']);
  });

  it('is never there without the focus', async () => {
    const focused: (Element | null)[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('region')) focused.push(document.activeElement);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await send('whole');
    const box = await summary('There are 3 things to put right');
    observer.disconnect();
    expect(focused[0]).toBe(box);
  });

  it('stands above a small form as well', async () => {
    await send('small');
    await waitFor(async () => expect(await summary('There are 2 things to put right')).toHaveFocus());
    expect(entries()).toEqual(['Please enter your name', 'Please agree']);
  });

  it('leads to each field, and the address stays', async () => {
    const { href } = window.location;
    const user = await send('whole');
    await user.click(await screen.findByRole('link', { name: 'Please agree' }));
    expect(agreed()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Please select your mood' }));
    expect(screen.getByRole('radio', { name: 'Angry' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Please enter your name' }));
    expect(name()).toHaveFocus();
    expect(window.location.href).toBe(href);
  });

  it('follows what is put right, and what is wrong in another way', async () => {
    const user = await send('whole');
    await summary('There are 3 things to put right');
    await user.click(screen.getByRole('radio', { name: 'Happy' }));
    await summary('There are 2 things to put right');
    await user.type(name(), 'An');
    await waitFor(() => expect(entries()).toEqual(['That is short', 'Please agree']));
    await user.type(name(), 'n');
    await summary('There is 1 thing to put right');
    await user.click(agreed());
    await summary('All is put right');
    expect(entries()).toEqual([]);
  });

  it('has the focus again when the form is sent and wrong again', async () => {
    const user = await send('small');
    await summary('There are 2 things to put right');
    await user.type(name(), 'Ann');
    await user.clear(name());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await summary('There are 2 things to put right')).toHaveFocus());
  });

  it.each(['small', 'whole'] as const)(
    'does not stand above a %s form with one wrong field, which has the focus',
    async (form) => {
      await send(form, async (user) => {
        await user.click(agreed());
        if (form === 'whole') await user.type(name(), 'Ann');
      });
      const wrong = form === 'small' ? name() : screen.getByRole('radio', { name: 'Angry' });
      await waitFor(() => expect(wrong).toHaveFocus());
      expect(entries()).toEqual([]);
    },
  );

  it('goes when the form is sent with one thing left', async () => {
    const user = await send('small');
    await summary('There are 2 things to put right');
    await user.click(agreed());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
