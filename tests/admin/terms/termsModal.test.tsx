import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  activateTerms,
  cloneTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  type Terms,
} from '../../../src/api/admin/terms';
import { notifications } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { active, all, draft, expired, modal, openTerms, pending, serve, type User } from './openTerms';

const tooLate = "You can't activate the draft. Set activation date in the future.";

const names = async () => {
  await (await modal()).findByRole('button', { name: 'Clone to draft' });
  const buttons = (await modal()).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent).filter(Boolean);
};

/** Presses an action and answers its question with Yes. */
async function confirm(user: User, action: string, yes = action) {
  await user.click(await (await modal()).findByRole('button', { name: action }));
  const question = within(await (await modal()).findByRole('group'));
  await user.click(question.getByRole('button', { name: yes }));
}

describe('the modal of a version of the terms', () => {
  it('shows who made it and when, its moment, whether it is activated, and its content', async () => {
    const { single } = serve(all);
    openTerms('?open=4');
    const dialog = await modal();
    expect(await dialog.findByText('Mette Lund')).toBeInTheDocument();
    for (const term of ['Created by', 'Created at', 'Active From']) {
      expect(dialog.getByText(term)).toBeInTheDocument();
    }
    const moments = [...document.querySelectorAll<HTMLTimeElement>('[role=dialog] time')];
    expect(moments.map(({ dateTime }) => dateTime)).toEqual([pending.validFrom, pending.created]);
    expect(await dialog.findByText('words')).toBeInTheDocument();
    expect(single.received.map(({ params }) => params.id)).toEqual(['4']);
  });

  it.each([
    ['on', pending, true],
    ['off', draft, false],
  ])('has a switch that is %s and can only be read', async (_word, version, isOn) => {
    serve(all);
    const { user } = openTerms(`?open=${version.id}`);
    const activated = await (await modal()).findByRole('switch', { name: 'Activated' });
    await user.click(activated);
    expect(activated).toHaveAttribute('aria-checked', String(isOn));
    expect(activated).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['Draft', draft, ['Delete', 'Clone to draft', 'Edit', 'Activate']],
    ['Pending', pending, ['Clone to draft', 'De-activate']],
    ['Active', active, ['Clone to draft']],
    ['Expired', expired, ['Clone to draft']],
  ])('has the actions of the state %s', async (_state, version, actions) => {
    serve(all);
    openTerms(`?open=${version.id}`);
    expect(await names()).toEqual(actions);
  });

  it.each(['Delete', 'Clone to draft', 'Activate'])('asks before %s, and No does nothing', async (action) => {
    serve(all);
    const { user } = openTerms('?open=5');
    await user.click(await (await modal()).findByRole('button', { name: action }));
    const question = await (await modal()).findByRole('group');
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await modal()).getByRole('button', { name: action })).toHaveFocus());
  });

  it('closes after the draft is deleted, and the list is read again', async () => {
    serve(all);
    const deleted = mock(deleteTerms);
    const { user } = openTerms('?open=5');
    await (await modal()).findByRole('button', { name: 'Delete' });
    serve(all.filter(({ id }) => id !== 5));
    await confirm(user, 'Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleted.received.map(({ params }) => params.id)).toEqual(['5']);
    expect(await screen.findByText(/^No drafts/)).toBeInTheDocument();
    expect(address()).toBe('/admin/terms');
    expect(await notifications().findByText('Deleted')).toBeInTheDocument();
  });

  it('does not show a draft that has been deleted, not even for the moment until the server says so', async () => {
    serve(all);
    mock(deleteTerms);
    const { user } = openTerms('?open=5');
    await (await modal()).findByText('words');
    await confirm(user, 'Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const asked = fault(getTermsVersion, { hangs: true });
    window.history.pushState(null, '', '/admin/terms?open=5');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(await (await modal()).findByText('Loading this version')).toBeInTheDocument();
    expect((await modal()).queryByText('words')).not.toBeInTheDocument();
    expect(asked.received).toHaveLength(1);
  });

  it('closes after a clone, and the new draft is in the list', async () => {
    serve(all);
    const cloned = mock(cloneTerms);
    const { user } = openTerms('?open=3');
    await (await modal()).findByRole('button', { name: 'Clone to draft' });
    serve([...all, { ...draft, id: 9, createdBy: 'Jonas Reiter' }]);
    await confirm(user, 'Clone to draft', 'Clone');
    expect(await screen.findByRole('cell', { name: 'Jonas Reiter' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cloned.received.map(({ params }) => params.id)).toEqual(['3']);
  });

  it('shows what would change against the version in force while it asks before Activate', async () => {
    serve(all);
    const { user } = openTerms('?open=5');
    await user.click(await (await modal()).findByRole('button', { name: 'Activate' }));
    const changes = within(await (await modal()).findByRole('region', { name: 'What changes' }));
    expect(changes.getByText(/1 passage added, 1 removed\.$/)).toBeInTheDocument();
    expect(changes.getByText('3', { exact: false, selector: 'del' })).toBeInTheDocument();
    expect(changes.getByText('5', { exact: false, selector: 'ins' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await (await modal()).findByRole('region', { name: 'Content' })).toBeInTheDocument();
  });

  it('stays open after the draft is activated, with the focus on what can be done next', async () => {
    serve(all);
    const nowPending: Terms = { ...draft, state: 'Pending', activated: true };
    let list: ReturnType<typeof serve>['list'] | undefined;
    const activated = mock(activateTerms, () => {
      list = serve([nowPending]).list;
      return nowPending;
    });
    const { user } = openTerms('?open=5');
    await (await modal()).findByRole('button', { name: 'Activate' });
    await confirm(user, 'Activate');
    expect(await (await modal()).findByText('Pending')).toBeInTheDocument();
    expect((await modal()).getByRole('switch', { name: 'Activated' })).toBeChecked();
    await waitFor(async () =>
      expect((await modal()).getByRole('button', { name: 'De-activate' })).toHaveFocus(),
    );
    expect(activated.received.map(({ params }) => params.id)).toEqual(['5']);
    expect(list?.received).toHaveLength(1);
  });

  it('stays open after a pending version is de-activated: it is a draft again', async () => {
    serve(all);
    const nowDraft: Terms = { ...pending, state: 'Draft', activated: false };
    const deactivated = mock(deactivateTerms, nowDraft);
    const { user } = openTerms('?open=4');
    await (await modal()).findByRole('button', { name: 'De-activate' });
    serve([nowDraft]);
    await confirm(user, 'De-activate');
    expect(await (await modal()).findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect((await modal()).getByRole('switch', { name: 'Activated' })).not.toBeChecked();
    expect(deactivated.received).toHaveLength(1);
  });

  it('does not offer to activate a draft whose moment has passed, and says why', async () => {
    serve([{ ...draft, validFrom: '2020-01-01T08:00:00.000Z' }]);
    const activated = mock(activateTerms, draft);
    const { user } = openTerms('?open=5');
    const button = await (await modal()).findByRole('button', { name: 'Activate' });
    expect(button).toHaveAccessibleDescription(tooLate);
    await user.click(button);
    expect((await modal()).getByText(tooLate, { ignore: '[hidden]' })).toBeInTheDocument();
    expect((await modal()).queryByRole('group')).not.toBeInTheDocument();
    expect(activated.received).toHaveLength(0);
  });

  it('blocks the activation of a draft whose moment has passed by the clock of the server', async () => {
    serve([draft]);
    fault(activateTerms, { status: 400, body: { message: tooLate } });
    const { user } = openTerms('?open=5');
    await confirm(user, 'Activate');
    expect(await (await modal()).findByText(tooLate)).toBeInTheDocument();
    expect(await notifications().findByText(tooLate)).toBeInTheDocument();
    await waitFor(async () =>
      expect((await modal()).getByRole('button', { name: 'Activate' })).toHaveFocus(),
    );
  });

  it('shows what there is now when somebody else has activated the draft meanwhile', async () => {
    serve(all);
    const message = 'Only a draft can be deleted.';
    fault(deleteTerms, { status: 400, body: { message } });
    const { user } = openTerms('?open=5');
    await (await modal()).findByRole('button', { name: 'Delete' });
    serve([{ ...draft, state: 'Pending', activated: true }]);
    await confirm(user, 'Delete');
    expect(await notifications().findByText(message)).toBeInTheDocument();
    expect(await (await modal()).findByRole('button', { name: 'De-activate' })).toBeInTheDocument();
    expect(await names()).toEqual(['Clone to draft', 'De-activate']);
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  });

  it.each([
    ['Delete', deleteTerms, 'Delete'],
    ['Clone to draft', cloneTerms, 'Clone'],
  ] as const)('says so when %s finds that somebody else has deleted the draft', async (action, call, yes) => {
    serve(all);
    fault(call, { status: 404, body: { message: 'There is no such version of the terms.' } });
    const { user } = openTerms('?open=5');
    await (await modal()).findByRole('button', { name: action });
    serve([]);
    await confirm(user, action, yes);
    expect(
      await (await modal()).findByRole('heading', { name: 'This version is not there any more' }),
    ).toBeInTheDocument();
    expect(notifications().queryByRole('alert'), 'said once').not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await user.click((await modal()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^No drafts/)).toBeInTheDocument();
  });

  it('says so before Activate when somebody else has deleted the draft, and activates nothing', async () => {
    serve(all);
    const activated = mock(activateTerms, draft);
    const { user } = openTerms('?open=5');
    await (await modal()).findByRole('button', { name: 'Activate' });
    fault(getTermsVersion, { status: 404 });
    await confirm(user, 'Activate');
    expect(
      await (await modal()).findByRole('heading', { name: 'This version is not there any more' }),
    ).toBeInTheDocument();
    expect(activated.received).toHaveLength(0);
  });

  it('waits while the version is loaded', async () => {
    serve(all);
    fault(getTermsVersion, { hangs: true });
    openTerms('?open=5');
    expect(await (await modal()).findByText('Loading this version')).toBeInTheDocument();
  });

  it('can ask for the version again', async () => {
    serve(all);
    fault(getTermsVersion, { status: 500 });
    const { user } = openTerms('?open=5');
    const retry = await (await modal()).findByRole('button', { name: 'Retry' });
    mock(getTermsVersion, draft);
    await user.click(retry);
    expect(await (await modal()).findByText('Created by')).toBeInTheDocument();
  });

  it('says so when the version is not there, or refused', async () => {
    serve(all);
    fault(getTermsVersion, { status: 404 });
    const { unmount } = openTerms('?open=5');
    expect(await (await modal()).findByText('This version is not there any more')).toBeInTheDocument();
    unmount();
    fault(getTermsVersion, { status: 403 });
    openTerms('?open=5');
    expect(await (await modal()).findByText('You do not have access to this.')).toBeInTheDocument();
  });
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
