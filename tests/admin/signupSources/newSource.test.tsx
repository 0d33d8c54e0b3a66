import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSignupSource } from '../../../src/api/admin/signupSources';
import { enter, field, notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { newsletter, openSources, podcast, serve } from './openSources';

const duplicate = "There is a source 'podcast' already.";

describe('a new signup source', () => {
  it('is written in a form that Add Source opens, with 100 as its limit', async () => {
    serve(newsletter);
    const { user } = openSources();
    await press(user, 'Add Source');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'New source' })).toHaveFocus());
    expect(address()).toBe('/admin/signupsources?source=new');
    expect(await field('Source')).toHaveValue('');
    expect(await field('Description')).toHaveValue('');
    expect(await field('Max auto-signups')).toHaveValue(100);
  });

  it('takes letters and digits alone, and leaves the caret where it is', async () => {
    serve(newsletter);
    const { user } = openSources('?source=new');
    const source = (await field('Source')) as HTMLInputElement;
    expect(source).toHaveAccessibleDescription(/^Letters and digits\..* other than a to z become codes/);
    await user.type(source, 'Spring-fair_ 2026! ærø');
    expect(source).toHaveValue('Springfair2026ærø');
    await user.type(source, '-.x', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(source).toHaveValue('Springxfair2026ærø');
    expect(source.selectionStart).toBe(7);
  });

  it('leaves a letter alone that is not whole yet', async () => {
    serve(newsletter);
    openSources('?source=new');
    const source = await field('Source');
    fireEvent.compositionStart(source);
    fireEvent.input(source, { target: { value: 'caf´' }, isComposing: true });
    expect(source).toHaveValue('caf´');
    fireEvent.input(source, { target: { value: 'café-' }, isComposing: true });
    fireEvent.compositionEnd(source);
    expect(source).toHaveValue('café');
  });

  it('can be saved as soon as it has a source', async () => {
    serve(newsletter);
    const created = mock(createSignupSource);
    const { user } = openSources('?source=new');
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Please enter a source first');
    await user.type(await field('Source'), '---{Enter}');
    await user.click(save);
    expect(created.received).toEqual([]);
    await user.type(await field('Source'), 'x');
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  });

  it('is stored once, and shows in the list, which is read anew', async () => {
    serve(newsletter);
    const created = mock(createSignupSource);
    const { user } = openSources();
    await press(user, 'Add Source');
    await enter(user, await field('Source'), 'podcast');
    await enter(user, await field('Description'), 'Said at the end');
    await user.clear(await field('Max auto-signups'));
    await user.type(await field('Max auto-signups'), '25');
    const list = serve(podcast, newsletter);
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('button', { name: 'podcast' })).toBeInTheDocument();
    expect(created.received.map(({ body }) => body)).toEqual([
      { source: 'podcast', description: 'Said at the end', maxAutoSignups: 25 },
    ]);
    expect(list.received).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Source' })).toHaveFocus());
    expect(await notifications().findByText('The new source is in the list.')).toBeInTheDocument();
    expect(address()).toBe('/admin/signupsources');

    await press(user, 'Add Source');
    expect(await field('Source')).toHaveValue('');
  });

  it('is told apart from one that there is already, at its field', async () => {
    serve(newsletter);
    fault(createSignupSource, { status: 400, body: { message: duplicate } });
    const { user } = openSources('?source=new');
    await enter(user, await field('Source'), 'podcast');
    await enter(user, await field('Description'), 'Kept');
    await press(user, 'Save');
    const source = await field('Source');
    await waitFor(() => expect(source).toHaveAccessibleDescription(expect.stringContaining(duplicate)));
    expect(source).toBeInvalid();
    await waitFor(() => expect(source).toHaveFocus());
    expect(await notifications().findByText(duplicate)).toBeInTheDocument();
    expect(await field('Description')).toHaveValue('Kept');
  });

  it.each([
    ['', 'Please enter a number of at least 0'],
    ['-1', 'Please enter a number of at least 0'],
    ['1.5', 'Please enter a whole number'],
    ['99999999999', 'Please enter a smaller number'],
  ])('says what is wrong with %j as its limit', async (typed, message) => {
    serve(newsletter);
    const { user } = openSources('?source=new');
    await enter(user, await field('Source'), 'podcast');
    const limit = await field('Max auto-signups');
    await user.clear(limit);
    if (typed) await user.type(limit, typed);
    await press(user, 'Save');
    await waitFor(() => expect(limit).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(limit).toHaveFocus();
  });

  it('has a description of at most 2000 characters', async () => {
    serve(newsletter);
    const created = mock(createSignupSource);
    const { user } = openSources('?source=new');
    await enter(user, await field('Source'), 'podcast');
    const description = await field('Description');
    fireEvent.input(description, { target: { value: 'x'.repeat(2001) } });
    expect(await screen.findByText(/2001 of 2000 characters/)).toBeInTheDocument();
    await press(user, 'Save');
    expect(await screen.findByText('The description can be at most 2000 characters')).toBeInTheDocument();
    expect(created.received).toEqual([]);
    fireEvent.input(description, { target: { value: 'x'.repeat(2000) } });
    await press(user, 'Save');
    await waitFor(() => expect(created.received).toHaveLength(1));
  });

  it('stays as it is typed when it could not be stored, and is not left without a question', async () => {
    serve(newsletter);
    fault(createSignupSource, { status: 503 });
    const { user, router } = openSources('?source=new');
    await enter(user, await field('Source'), 'podcast');
    await press(user, 'Save');
    expect(await notifications().findByText('Error')).toBeInTheDocument();
    expect(await field('Source')).toHaveValue('podcast');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    );
    void router.navigate('/admin/signupsources');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toBeInTheDocument();
    await press(user, 'Stay');
    expect(await field('Source')).toHaveValue('podcast');
    await press(user, 'Cancel');
    expect(await screen.findByRole('table', { name: 'Signup sources' })).toBeInTheDocument();
  });

  it('comes back as it was typed after a reload', async () => {
    serve(newsletter);
    const first = openSources('?source=new');
    await enter(first.user, await field('Source'), 'podcast');
    first.unmount();
    const { user } = openSources('?source=new');
    expect(await field('Source')).toHaveValue('podcast');
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument();
    await press(user, 'Start over');
    expect(await field('Source')).toHaveValue('');
  });
});
