import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
} from '../../../src/api/admin/signupSources';
import { field, notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { newsletter, openSources, podcast, serve } from './openSources';

const dialog = () => screen.findByRole('dialog', { name: 'Delete source' });

async function answerWith(user: ReturnType<typeof openSources>['user'], name: 'Yes' | 'No') {
  await press(user, 'Delete');
  const question = within(await dialog());
  expect(question.getByText('Are you sure you want to delete this source?')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name }));
}

describe('a signup source', () => {
  it('shows its facts, of which description and limit can be changed', async () => {
    serve(newsletter, podcast);
    openSources('?source=1');
    expect(await field('Description')).toHaveValue(newsletter.description);
    expect(await field('Max auto-signups')).toHaveValue(500);
    expect(screen.queryByLabelText('Source')).not.toBeInTheDocument();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Source',
      'Signup link',
      'Created at',
      'Created by',
    ]);
    expect(screen.getByRole('link', { name: newsletter.url })).toHaveAttribute('href', newsletter.url);
    expect(screen.getByText('Mette Lund')).toBeInTheDocument();
  });

  it('has a link that can be copied', async () => {
    serve(newsletter);
    const { user } = openSources('?source=1');
    await press(user, 'Copy link');
    expect(await notifications().findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(newsletter.url);
  });

  it('has a link that is ready to be copied by hand where the browser does not allow it', async () => {
    serve(newsletter);
    const { user } = openSources('?source=1');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new DOMException('No', 'NotAllowedError'),
    );
    await press(user, 'Copy link');
    expect(await notifications().findByText('Not copied')).toBeInTheDocument();
    expect(notifications().queryByText('Copied to clipboard')).not.toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe(newsletter.url);
  });

  it('is changed, and the list is read anew', async () => {
    serve(newsletter, podcast);
    const changes = mock(changeSignupSource);
    const { user } = openSources();
    await press(user, 'newsletter');
    await user.clear(await field('Description'));
    await user.type(await field('Description'), 'On paper now');
    await user.clear(await field('Max auto-signups'));
    await user.type(await field('Max auto-signups'), '3');
    const list = serve({ ...newsletter, description: 'On paper now', maxAutoSignups: 3 }, podcast);
    await press(user, 'Save');
    expect(await screen.findByRole('cell', { name: 'On paper now' })).toBeInTheDocument();
    expect(changes.received).toMatchObject([
      { params: { id: '1' }, body: { description: 'On paper now', maxAutoSignups: 3 } },
    ]);
    expect(Object.keys(changes.received[0]?.body ?? {})).toEqual(['description', 'maxAutoSignups']);
    // Once before the save, and once when the list comes up.
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'newsletter' })).toHaveFocus();
  });

  it('keeps what was typed when the change fails', async () => {
    serve(newsletter);
    fault(changeSignupSource, { status: 500 });
    const { user } = openSources('?source=1');
    await user.type(await field('Description'), ' More.');
    await press(user, 'Save');
    expect(await notifications().findByText('Error')).toBeInTheDocument();
    expect(await field('Description')).toHaveValue(`${newsletter.description} More.`);
  });

  it('is deleted after a Yes, and stays after a No', async () => {
    serve(newsletter, podcast);
    const deleted = mock(deleteSignupSource);
    const { user } = openSources('?source=1');
    await answerWith(user, 'No');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleted.received).toEqual([]);
    const list = serve(podcast);
    await answerWith(user, 'Yes');
    expect(await screen.findByRole('table', { name: 'Signup sources' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'newsletter' })).not.toBeInTheDocument();
    expect(deleted.received).toMatchObject([{ params: { id: '1' } }]);
    await waitFor(() => expect(list.received).toHaveLength(1));
    expect(address()).toBe('/admin/signupsources');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Source' })).toHaveFocus());
  });

  it('that cannot be deleted stays, with what was typed', async () => {
    serve(newsletter);
    fault(deleteSignupSource, { status: 500 });
    const { user } = openSources('?source=1');
    await user.type(await field('Description'), ' More.');
    await answerWith(user, 'Yes');
    expect(await notifications().findByText('Error')).toBeInTheDocument();
    expect(await field('Description')).toHaveValue(`${newsletter.description} More.`);
  });

  it('that somebody else has deleted meanwhile can be saved as a new one', async () => {
    serve(newsletter, podcast);
    fault(changeSignupSource, { status: 404, body: { message: 'There is no such signup source.' } });
    const created = mock(createSignupSource);
    const { user } = openSources('?source=1');
    await user.type(await field('Description'), ' More.');
    serve(podcast);
    await press(user, 'Save');
    expect(await screen.findByText(/^This source has been deleted meanwhile/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(await field('Description')).toHaveValue(`${newsletter.description} More.`);
    await press(user, 'Save');
    expect(await screen.findByRole('table', { name: 'Signup sources' })).toBeInTheDocument();
    expect(created.received.map(({ body }) => body)).toEqual([
      { source: 'newsletter', description: `${newsletter.description} More.`, maxAutoSignups: 500 },
    ]);
  });

  it('that is not there says so and leads to the list', async () => {
    serve(podcast);
    const { user } = openSources('?source=9');
    expect(await screen.findByText('This source is not there')).toBeInTheDocument();
    await press(user, 'To the list');
    expect(await screen.findByRole('button', { name: 'podcast' })).toBeInTheDocument();
  });

  it('can be asked for again when it did not come', async () => {
    fault(listSignupSources, { status: 500 });
    const { user } = openSources('?source=1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve(newsletter);
    await user.click(retry);
    expect(await field('Description')).toHaveValue(newsletter.description);
  });
});
