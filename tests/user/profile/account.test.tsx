import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { removeAccount, setPassword } from '../../../src/api/user';
import { createDeferred } from '../../../src/auth/deferred';
import { readSignOutNote } from '../../../src/shared/page/signOutNote';
import { fault, mock } from '../../support/mocks';
import { nameField, openProfile } from './openProfile';

const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';
const panel = (name: string) => screen.queryByRole('region', { name });
const newPassword = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const resetButton = () => screen.getByRole('button', { name: 'Reset password' });

describe('removing the account', () => {
  it('asks first, and does nothing after Cancel', async () => {
    const removed = mock(removeAccount);
    const { press, session } = await openProfile();
    await press('Remove Account');
    expect(panel('Remove Account')).toHaveTextContent('It cannot be undone.');
    await waitFor(() => expect(panel('Remove Account')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Delete forever' })).toBeVisible();
    await press('Cancel');
    expect(panel('Remove Account')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Account' })).toHaveFocus());
    expect(removed.received).toHaveLength(0);
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('happens once with Delete forever, and signs out', async () => {
    const reply = createDeferred<null>();
    const removed = mock(removeAccount, () => reply.promise);
    const { press, user, session } = await openProfile();
    await press('Remove Account');
    await user.dblClick(screen.getByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    expect(session.logout).not.toHaveBeenCalled();
    reply.resolve(null);
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
    expect(removed.received).toHaveLength(1);
    expect(readSignOutNote(), 'what home says').toBe('Your account is removed, and everything in it.');
  });

  it.each([
    ['an error', { status: 500 }, defaultMessage],
    ['a refusal', { status: 403 }, 'You do not have access to this.'],
  ] as const)('says that it failed after %s, with the panel still open', async (_name, failure, words) => {
    fault(removeAccount, failure);
    const { press, session } = await openProfile();
    await press('Remove Account');
    await press('Delete forever');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(panel('Remove Account')).toBeVisible();
    expect(session.logout).not.toHaveBeenCalled();

    mock(removeAccount);
    await press('Delete forever');
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
  });
});

describe('resetting the password', () => {
  const open = async () => {
    const app = await openProfile();
    await app.press('Reset password');
    return app;
  };

  it('says at the field when a password is longer than the server takes', async () => {
    const { user } = await open();
    await user.click(newPassword());
    await user.paste('Ab1!'.repeat(251));
    expect(screen.getByText('Your password can be at most 1000 characters')).toBeVisible();
    expect(resetButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for the new password twice, and offers nothing while it is not right', async () => {
    const sent = mock(setPassword);
    const { user } = await open();
    await waitFor(() => expect(panel('Reset password')).toHaveFocus());
    expect(resetButton()).toHaveAttribute('aria-disabled', 'true');

    await user.type(newPassword(), 'Abcdefgh1');
    expect(screen.getByText('Password must be longer than 10 characters')).toBeVisible();
    expect(screen.getByText('Weak')).toBeVisible();
    await user.type(newPassword(), '2');
    expect(screen.queryByText('Password must be longer than 10 characters')).not.toBeInTheDocument();
    expect(screen.getByText('Ok but not great')).toBeVisible();
    expect(resetButton()).toHaveAttribute('aria-disabled', 'true');

    await user.type(confirmation(), 'Abcdefgh13');
    await user.tab();
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    await user.click(resetButton());
    await user.type(confirmation(), '{Enter}');
    expect(sent.received).toHaveLength(0);

    await user.clear(confirmation());
    await user.type(confirmation(), 'Abcdefgh12');
    expect(resetButton()).not.toHaveAttribute('aria-disabled');
  });

  it('sends a password of 10 characters and signs out', async () => {
    const sent = mock(setPassword);
    const { user, session } = await open();
    await user.type(newPassword(), 'Abcdefgh1!');
    expect(screen.getByText('Strong')).toBeVisible();
    await user.type(confirmation(), 'Abcdefgh1!{Enter}{Enter}');
    await waitFor(() => expect(session.logout).toHaveBeenCalledTimes(1));
    expect(sent.received.map(({ body }) => body)).toEqual([{ newPassword: 'Abcdefgh1!' }]);
    expect(readSignOutNote(), 'what home says').toBe('Your password is changed. Please log in.');
  });

  it.each([
    ['an error', { status: 500 }, defaultMessage],
    ['a reason', { status: 400, body: { message: 'You had this one before.' } }, 'You had this one before.'],
  ] as const)('keeps what is typed after %s', async (_name, failure, words) => {
    fault(setPassword, failure);
    const { user, press, session } = await open();
    await user.type(newPassword(), 'Abcdefgh1!');
    await user.type(confirmation(), 'Abcdefgh1!');
    await press('Reset password');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(newPassword()).toHaveValue('Abcdefgh1!');
    expect(confirmation()).toHaveValue('Abcdefgh1!');
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('puts what the server has against the password at its field, until it is changed', async () => {
    fault(setPassword, { status: 400, body: { message: 'You had this one before.' } });
    const { user, press } = await open();
    await user.type(newPassword(), 'Abcdefgh1!');
    await user.type(confirmation(), 'Abcdefgh1!');
    await press('Reset password');
    await waitFor(() => expect(newPassword()).toHaveAccessibleDescription('You had this one before.'));
    await user.type(newPassword(), '?');
    expect(newPassword()).not.toHaveAccessibleDescription(/before/);
  });

  it('forgets with Cancel what was typed, and never stores it', async () => {
    const { user, press } = await open();
    await user.type(newPassword(), 'Abcdefgh1!');
    await user.type(nameField(), ' Holm');
    await press('Cancel');
    await waitFor(() => expect(resetButton()).toHaveFocus());
    await press('Reset password');
    expect(newPassword()).toHaveValue('');
    window.dispatchEvent(new Event('pagehide'));
    const stored = Object.values({ ...sessionStorage, ...localStorage }).join();
    expect(stored).toContain('Ann Holm');
    expect(stored).not.toContain('Abcdefgh1!');
  });

  it('warns that changes of the profile go with the log-out', async () => {
    const { user } = await open();
    expect(panel('Reset password')).not.toHaveTextContent('not saved yet');
    await user.type(nameField(), ' Holm');
    expect(panel('Reset password')).toHaveTextContent('The changes to your profile are not saved yet');
  });

  it('is not left by a link with a password typed before the person was asked', async () => {
    const { user, router } = await open();
    await user.type(newPassword(), 'Abcdefgh1!');
    void router.navigate('/news');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeVisible();
  });
});
