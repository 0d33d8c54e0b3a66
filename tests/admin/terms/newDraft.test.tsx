import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTerms } from '../../../src/api/admin/terms';
import { notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { all, draft, openTerms, serve, type User } from './openTerms';

const past = 'Please select a date in the future.';
const noContent = 'Please add some content';
const moment = () => screen.findByLabelText('Active From');
const content = () => screen.findByLabelText('Content');

async function fill(user: User, local: string, text: string) {
  fireEvent.change(await moment(), { target: { value: local } });
  await user.type(await content(), text);
}

describe('a new version of the terms', () => {
  it('is written in a form that Create new opens', async () => {
    serve(all);
    const { user } = openTerms();
    await press(user, 'Create new');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'New version' })).toHaveFocus());
    expect(address()).toBe('/admin/terms?open=new');
    expect(await moment()).toHaveAttribute('type', 'datetime-local');
    expect((await content()).tagName).toBe('TEXTAREA');
    expect(screen.getByText(/^In your own time zone/)).toBeInTheDocument();
  });

  it('can be previewed as people will read it, and nothing in it runs', async () => {
    serve(all);
    const { user } = openTerms('?open=new');
    expect(await screen.findByText('Nothing to read yet.')).toBeInTheDocument();
    await user.type(await content(), '<p>A <em>kind</em> word</p><script>window.ran = true</script>');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect((await within(preview).findByText('kind')).tagName).toBe('EM');
    expect(preview.querySelector('script')).toBeNull();
  });

  it('is stored with the moment of the reader, as the same moment of UTC', async () => {
    const { list } = serve(all);
    const created = mock(createTerms);
    const { user } = openTerms();
    await press(user, 'Create new');
    await fill(user, '2126-07-01T14:30', '<p>New words</p>');
    serve([...all, { ...draft, id: 9, createdBy: 'Jonas Reiter' }]);
    await press(user, 'Save');
    expect(await screen.findByRole('cell', { name: 'Jonas Reiter' })).toBeInTheDocument();
    expect(created.received.map(({ body }) => body)).toEqual([
      { validFrom: new Date(2126, 6, 1, 14, 30).toISOString(), content: '<p>New words</p>' },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create new' })).toHaveFocus());
    expect(await notifications().findByText('Saved')).toBeInTheDocument();
    expect(list.received).toHaveLength(1);
  });

  it('needs a moment and some content', async () => {
    serve(all);
    const { user } = openTerms('?open=new');
    await press(user, 'Save');
    expect(await screen.findByRole('link', { name: past })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: noContent }));
    expect(await content()).toHaveFocus();
    await fill(user, '2126-07-01T14:30', 'Words');
    await waitFor(() => expect(screen.queryByText(past)).not.toBeInTheDocument());
    expect(screen.queryByText(noContent)).not.toBeInTheDocument();
  });

  it('says at once what is wrong, a past moment and no content, and asks no server', async () => {
    serve(all);
    const created = mock(createTerms);
    const { user } = openTerms('?open=new');
    fireEvent.change(await moment(), { target: { value: '2020-07-01T14:30' } });
    await press(user, 'Save');
    expect(await moment()).toHaveAccessibleDescription(expect.stringContaining(past));
    expect(await content()).toHaveAccessibleDescription(expect.stringContaining(noContent));
    expect(await screen.findByRole('region', { name: 'There are 2 things to put right' })).toHaveFocus();
    expect(notifications().queryByText(past)).not.toBeInTheDocument();
    expect(created.received).toHaveLength(0);
  });

  it.each([
    [past, 'Active From'],
    [noContent, 'Content'],
  ])('shows %j of the server at its field', async (message, label) => {
    serve(all);
    fault(createTerms, { status: 400, body: { message } });
    const { user } = openTerms('?open=new');
    await fill(user, '2126-07-01T14:30', 'Words');
    await press(user, 'Save');
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(await notifications().findByText(message)).toBeInTheDocument();
    expect(await content()).toHaveValue('Words');
  });

  it.each([
    [403, 'You do not have access to this.'],
    [503, /./],
  ])('stays as it is typed after a %i', async (status, message) => {
    serve(all);
    fault(createTerms, { status });
    const { user } = openTerms('?open=new');
    await fill(user, '2126-07-01T14:30', 'Words');
    await press(user, 'Save');
    expect(await notifications().findByRole('alert')).toHaveTextContent(message);
    expect(await content()).toHaveValue('Words');
  });

  it('is stored once, however often Save is pressed', async () => {
    serve(all);
    const created = mock(createTerms);
    const { user } = openTerms('?open=new');
    await fill(user, '2126-07-01T14:30', 'Words');
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Create new' });
    expect(created.received).toHaveLength(1);
  });

  it('is back after a reload, and goes with Cancel', async () => {
    serve(all);
    const first = openTerms('?open=new');
    await fill(first.user, '2126-07-01T14:30', 'Words');
    first.unmount();

    const { user } = openTerms('?open=new');
    expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(await content()).toHaveValue('Words');
    expect(await moment()).toHaveValue('2126-07-01T14:30');
    await press(user, 'Cancel');
    await press(user, 'Create new');
    expect(await content()).toHaveValue('');
  });

  it('is left by Back only after a question', async () => {
    serve(all);
    const { user, router } = openTerms();
    await press(user, 'Create new');
    await user.type(await content(), 'Words');
    void router.navigate(-1);
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(await content()).toHaveValue('Words');
  });
});
