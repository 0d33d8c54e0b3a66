import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeTerms, createTerms, getTermsVersion } from '../../../src/api/admin/terms';
import { notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { all, draft, modal, openTerms, serve, type User } from './openTerms';

const content = () => screen.findByLabelText('Content');
const moment = () => screen.findByLabelText('Active From');

async function write(user: User, text: string) {
  await user.clear(await content());
  await user.type(await content(), text);
}

/** Presses Save and answers its question with Yes. */
async function save(user: User) {
  await user.click(await (await modal()).findByRole('button', { name: 'Save' }));
  const question = within(await (await modal()).findByRole('group'));
  await user.click(question.getByRole('button', { name: 'Save' }));
}

describe('the edit of a draft', () => {
  it('opens its fields at once, and they are in the address', async () => {
    serve(all);
    const { user } = openTerms('?open=5');
    await press(user, 'Edit');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: 'Edit the draft' })).toHaveFocus(),
    );
    expect(await content()).toHaveValue(draft.content);
    expect(new Date(String(((await moment()) as HTMLInputElement).value)).toISOString()).toBe(
      draft.validFrom,
    );
    expect(address()).toBe('/admin/terms?open=5&edit=yes');
  });

  it('is saved after a question, and shows', async () => {
    serve(all);
    const changed = mock(changeTerms);
    const { user } = openTerms('?open=5');
    await press(user, 'Edit');
    await write(user, '<p>Other words</p>');
    fireEvent.change(await moment(), { target: { value: '2126-09-01T10:15' } });
    await user.click(await (await modal()).findByRole('button', { name: 'Save' }));
    expect(
      await (await modal()).findByRole('group', { name: 'Save the changes to this draft?' }),
    ).toBeVisible();
    expect(changed.received).toHaveLength(0);
    const validFrom = new Date(2126, 8, 1, 10, 15).toISOString();
    const { list } = serve([{ ...draft, validFrom, content: '<p>Other words</p>' }]);
    await user.click((await modal()).getByRole('button', { name: 'Save' }));

    // Until the editor gives way, the words stand in its preview as well.
    await (await modal()).findByRole('button', { name: 'Edit' });
    expect(address()).toBe('/admin/terms?open=5');
    expect(await (await modal()).findByText('Other words')).toBeInTheDocument();
    expect(changed.received).toMatchObject([
      { params: { id: '5' }, body: { validFrom, content: '<p>Other words</p>' } },
    ]);
    expect(list.received).toHaveLength(1);
    await waitFor(async () => expect((await modal()).getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('sends a moment that nobody has changed as it was, seconds and all', async () => {
    serve([{ ...draft, validFrom: '2126-05-01T08:00:59.123Z' }]);
    const changed = mock(changeTerms);
    const { user } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    await save(user);
    await waitFor(() => expect(changed.received).toHaveLength(1));
    expect(changed.received[0]?.body.validFrom).toBe('2126-05-01T08:00:59.123Z');
  });

  it('goes on after No, with the focus on Save', async () => {
    serve(all);
    const { user } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    await press(user, 'Save');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await modal()).getByRole('button', { name: 'Save' })).toHaveFocus());
    expect(await content()).toHaveValue('Other words');
  });

  it('is checked before the question', async () => {
    serve(all);
    const { user } = openTerms('?open=5&edit=yes');
    await user.clear(await content());
    fireEvent.change(await moment(), { target: { value: '' } });
    await press(user, 'Save');
    await user.click(await screen.findByRole('link', { name: 'Please select a date in the future.' }));
    expect(await moment()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Please add some content' })).toBeInTheDocument();
    expect((await modal()).queryByRole('group')).not.toBeInTheDocument();
  });

  it('shows at the date that the server finds it past, and the focus is there', async () => {
    serve(all);
    const message = 'Please select a date in the future.';
    fault(changeTerms, { status: 400, body: { message } });
    const { user } = openTerms('?open=5&edit=yes');
    fireEvent.change(await moment(), { target: { value: '2126-01-01T10:00' } });
    await save(user);
    await waitFor(async () =>
      expect(await moment()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    await waitFor(async () => expect(await moment()).toHaveFocus());
    expect((await modal()).queryByRole('group')).not.toBeInTheDocument();
  });

  it('ends at once with Cancel, and is forgotten', async () => {
    serve(all);
    const { user } = openTerms('?open=5');
    await press(user, 'Edit');
    await write(user, 'Other words');
    await press(user, 'Cancel');
    await waitFor(async () => expect((await modal()).getByRole('button', { name: 'Edit' })).toHaveFocus());
    await press(user, 'Edit');
    expect(await content()).toHaveValue(draft.content);
  });

  it('is not closed by Esc without a question when something has changed', async () => {
    serve(all);
    const { user } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(await content()).toHaveValue('Other words');

    await user.click(await content());
    await user.keyboard('{Escape}');
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/terms');
  });

  it('is closed by Esc at once when nothing has changed, and by × whatever has', async () => {
    serve(all);
    const { user, unmount } = openTerms('?open=5&edit=yes');
    await content();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();

    const again = openTerms('?open=5&edit=yes');
    await write(again.user, 'Other words');
    await press(again.user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/terms');
  });

  it('is back after a reload', async () => {
    serve(all);
    const first = openTerms('?open=5&edit=yes');
    await write(first.user, 'Other words');
    first.unmount();
    openTerms('?open=5&edit=yes');
    expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(await content()).toHaveValue('Other words');
  });

  it('takes over what somebody else has changed, but for what is typed', async () => {
    serve(all);
    const { user, queryClient } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    const validFrom = new Date(2126, 9, 1, 12, 0).toISOString();
    serve([{ ...draft, validFrom, content: 'Their words' }]);
    await queryClient.invalidateQueries();
    await waitFor(async () => expect(await moment()).toHaveValue('2126-10-01T12:00'));
    expect(await content()).toHaveValue('Other words');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it.each([
    ['deleted', () => fault(getTermsVersion, { status: 404 })],
    ['activated', () => serve([{ ...draft, state: 'Pending', activated: true }])],
  ])('can be saved as a new draft when somebody else has %s it meanwhile', async (what, happens) => {
    serve(all);
    const changed = mock(changeTerms);
    const { user } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    happens();
    await save(user);
    expect(
      await screen.findByText(
        `This draft has been ${what} meanwhile. What you save here becomes a new draft.`,
      ),
    ).toBeInTheDocument();
    expect(changed.received).toHaveLength(0);
    expect(await content()).toHaveValue('Other words');

    const created = mock(createTerms);
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(created.received).toMatchObject([
      { body: { validFrom: draft.validFrom, content: 'Other words' } },
    ]);
  });

  it('stays as it is typed when it could not be saved', async () => {
    serve(all);
    fault(changeTerms, { status: 503 });
    const { user } = openTerms('?open=5&edit=yes');
    await write(user, 'Other words');
    await save(user);
    expect(await notifications().findByRole('alert')).toBeInTheDocument();
    expect(await content()).toHaveValue('Other words');
    await waitFor(async () => expect((await modal()).getByRole('button', { name: 'Save' })).toHaveFocus());
  });
});
