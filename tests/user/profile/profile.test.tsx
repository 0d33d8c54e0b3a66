import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getProfile, listLanguages, saveProfile } from '../../../src/api/user';
import { createDeferred } from '../../../src/auth/deferred';
import { profileKeys } from '../../../src/user/profile/keys';
import { ProfilePage } from '../../../src/user/profile/ProfilePage';
import { fault, mock } from '../../support/mocks';
import { address, renderScreen } from '../../support/render';
import { languageField, mockProfile, nameField, openProfile, shareBox } from './openProfile';

const defaultMessage = 'Sorry, we could not connect to the server. Please try again later.';
const bodies = (sent: { received: { body: unknown }[] }) => sent.received.map(({ body }) => body);

describe('the profile screen', () => {
  it('shows the e-mail to read, and name, language and sharing to change', async () => {
    await openProfile({ shareData: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann@example.com');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
    expect(nameField()).toHaveValue('Ann');
    expect(languageField()).toHaveDisplayValue('English');
    expect(shareBox()).toBeChecked();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Dansk', 'English']);
  });

  it.each([
    ['none', null],
    ['one that is offered no more', 'la'],
  ])("chooses the browser's language for a profile with %s", async (_name, languageCode) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'da-DK', 'en']);
    const saved = mock(saveProfile);
    const { press } = await openProfile({ languageCode });
    expect(languageField()).toHaveDisplayValue('Dansk');
    await press('Save');
    await waitFor(() =>
      expect(bodies(saved)).toEqual([{ name: 'Ann', languageCode: 'da', shareData: false }]),
    );
  });

  it('explains sharing in a popover and beside the box, with the deletion after 3 months', async () => {
    const { press } = await openProfile();
    expect(shareBox()).toHaveAccessibleDescription(/deleted automatically after 3 months/);
    await press('About sharing');
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Shared conversation data is deleted automatically after 3 months.',
    );
  });

  it('asks the server anew each time it opens', async () => {
    const { asked, router } = await openProfile();
    await router.navigate('/elsewhere');
    await screen.findByText('Another page');
    await router.navigate('/profile');
    await screen.findByRole('textbox', { name: 'Name' });
    expect(asked.profile.received).toHaveLength(2);
    expect(asked.languages.received).toHaveLength(2);
  });

  it('goes back to the chat with Close, without saving and without a question', async () => {
    const saved = mock(saveProfile);
    const { user, press } = await openProfile();
    await user.type(nameField(), 'a');
    await press('Close');
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(saved.received).toHaveLength(0);
  });
});

describe('loading the profile', () => {
  it('says that it is under way', async () => {
    mockProfile();
    fault(getProfile, { hangs: true });
    renderScreen(<ProfilePage />, { path: '/profile' });
    expect(await screen.findByText('Loading your profile')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit your profile');
  });

  it.each([
    ['the profile', getProfile],
    ['the languages', listLanguages],
  ])('offers another try when %s could not be had', async (_name, call) => {
    mockProfile();
    fault(call, { status: 500 });
    const { user } = renderScreen(<ProfilePage />, { path: '/profile' });
    expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    mockProfile();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  });

  it('says so where access is refused, and still offers the way back', async () => {
    mockProfile();
    fault(getProfile, { status: 403 });
    renderScreen(<ProfilePage />, { path: '/profile' });
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    const closers = screen.getAllByRole('button', { name: 'Close' });
    expect(closers.filter((button) => button.textContent === 'Close')).toHaveLength(1);
  });
});

describe('saving the profile', () => {
  it('sends what stands in the form, holds the form meanwhile and goes to the chat', async () => {
    const reply = createDeferred<null>();
    const saved = mock(saveProfile, () => reply.promise);
    const { user, press } = await openProfile();
    await user.clear(nameField());
    await user.type(nameField(), 'Ann Holm');
    await user.selectOptions(languageField(), 'Dansk');
    await user.click(shareBox());
    await press('Save');

    await waitFor(() => expect(nameField()).toBeDisabled());
    expect(languageField()).toBeDisabled();
    expect(shareBox()).toBeDisabled();
    await press('Save');
    expect(address()).toBe('/profile');
    reply.resolve(null);
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(bodies(saved)).toEqual([{ name: 'Ann Holm', languageCode: 'da', shareData: true }]);
    expect(await screen.findByText('Profile saved')).toBeVisible();
  });

  it('leads nobody away who has gone elsewhere meanwhile, and says all the same that it is saved', async () => {
    const reply = createDeferred<null>();
    mock(saveProfile, () => reply.promise);
    const { press, router } = await openProfile();
    await press('Save');
    // At once: the next page may not even be drawn yet.
    await router.navigate('/news');
    reply.resolve(null);
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(address()).toBe('/news');
  });

  it('counts a name in what people see as characters', async () => {
    const family = '👨‍👩‍👧‍👦';
    const saved = mock(saveProfile);
    const { user, press } = await openProfile({ name: '' });
    await user.click(nameField());
    await user.paste(family.repeat(101));
    await press('Save');
    expect(await screen.findByText('Your name can be at most 100 characters')).toBeVisible();
    await user.clear(nameField());
    await user.paste(family.repeat(100));
    await press('Save');
    await waitFor(() => expect(bodies(saved)).toMatchObject([{ name: family.repeat(100) }]));
  });

  it('keeps a name of more than 100 characters back, and says so', async () => {
    const saved = mock(saveProfile);
    const { user, press } = await openProfile({ name: 'x'.repeat(99) });
    await user.type(nameField(), 'yz');
    await press('Save');
    expect(await screen.findByText('Your name can be at most 100 characters')).toBeVisible();
    await waitFor(() => expect(nameField()).toHaveFocus());
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText(/at most 100/)).not.toBeInTheDocument());
    expect(saved.received).toHaveLength(0);
  });

  it('keeps a blank name back, and says so', async () => {
    const saved = mock(saveProfile);
    const { user, press } = await openProfile();
    await user.clear(nameField());
    await user.type(nameField(), '  ');
    await press('Save');
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(saved.received).toHaveLength(0);
  });

  it.each([
    ['an error', { status: 500 }, defaultMessage],
    ['a refusal', { status: 403 }, 'You do not have access to this.'],
    ['a reason', { status: 409, body: { message: 'Somebody was faster.' } }, 'Somebody was faster.'],
  ] as const)('stays with what was typed after %s, and can be tried again', async (_name, failure, words) => {
    const failed = fault(saveProfile, failure);
    const { user, press } = await openProfile();
    await user.type(nameField(), ' Holm');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(nameField()).toBeEnabled());
    expect(nameField()).toHaveValue('Ann Holm');
    expect(address()).toBe('/profile');
    expect(failed.received).toHaveLength(1);

    const saved = mock(saveProfile);
    await press('Save');
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(bodies(saved)).toMatchObject([{ name: 'Ann Holm' }]);
  });

  it.each([
    ['name', 'This name is taken.', nameField],
    ['language', 'Please choose one of the languages in the list.', languageField],
  ])('puts what the server has against the %s at its field', async (_field, message, field) => {
    fault(saveProfile, { status: 400, body: { message } });
    const { press } = await openProfile();
    await press('Save');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(message)));
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('with Enter in the name keeps the focus there when it fails', async () => {
    fault(saveProfile, { status: 500 });
    const { user } = await openProfile();
    await user.type(nameField(), '{Enter}');
    await screen.findByRole('alert');
    await waitFor(() => expect(nameField()).toHaveFocus());
  });

  it('shows the new profile the next time', async () => {
    mock(saveProfile);
    const { user, press, router } = await openProfile();
    await user.type(nameField(), ' Holm');
    await press('Save');
    await waitFor(() => expect(address()).toBe('/chat'));
    mockProfile({ name: 'Ann Holm' });
    await router.navigate('/profile');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ann Holm');
  });
});

describe('a changed profile', () => {
  it('is not left by a link before the person was asked', async () => {
    const { user, router } = await openProfile();
    await user.type(nameField(), ' Holm');
    void router.navigate('/news');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(nameField()).toHaveValue('Ann Holm');
    expect(address()).toBe('/profile');
  });

  it('comes back after a reload, and says so', async () => {
    const { user, unmount } = await openProfile();
    await user.type(nameField(), ' Holm');
    await user.click(shareBox());
    unmount();
    await openProfile({ languageCode: 'da' });
    expect(nameField()).toHaveValue('Ann Holm');
    expect(shareBox()).toBeChecked();
    expect(languageField()).toHaveDisplayValue('Dansk');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
  });

  it('keeps what is typed when the profile was changed elsewhere meanwhile', async () => {
    const { user, queryClient } = await openProfile();
    await user.type(nameField(), ' Holm');
    mockProfile({ name: 'Anna', shareData: true });
    await queryClient.invalidateQueries({ queryKey: profileKeys.profile() });
    await waitFor(() => expect(shareBox()).toBeChecked());
    expect(nameField()).toHaveValue('Ann Holm');
  });
});
