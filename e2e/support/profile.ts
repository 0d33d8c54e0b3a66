import { expect, type Page } from '@playwright/test';
import { openedChat } from './chat';
import type { Account } from './sandbox';
import { signIn } from './signIn';

export const profilePath = '/api/users/current';

export type ProfileScreen = ReturnType<typeof profileOn>;

/** The profile screen's parts, found as a person finds them. */
export function profileOn(page: Page) {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'Edit your profile' }),
    email: page.getByRole('textbox', { name: 'E-mail' }),
    name: page.getByRole('textbox', { name: 'Name' }),
    language: page.getByRole('combobox', { name: 'Preferred language' }),
    share: page.getByRole('checkbox', { name: 'Share my conversations' }),
    saveButton: page.getByRole('button', { name: 'Save', exact: true }),
    closeButton: page.getByRole('main').getByRole('button', { name: 'Close', exact: true }),
    /** The button that opens a panel, and inside the panel the one that acts. */
    resetButton: page.getByRole('button', { name: 'Reset password' }),
    removeButton: page.getByRole('button', { name: 'Remove Account' }),
    deleteButton: page.getByRole('button', { name: 'Delete forever' }),
    resetPanel: panel('Reset password'),
    removePanel: panel('Remove Account'),
    newPassword: page.getByLabel('New password', { exact: true }),
    confirmation: page.getByLabel('Confirm password'),
    leaveQuestion: page.getByRole('dialog', { name: 'Leave without saving?' }),
    toast: page.getByRole('region', { name: 'Notifications' }).getByRole('alert'),
  };
}

/** Comes to the profile with a session at hand. */
export async function openProfile(page: Page, account: Account): Promise<ProfileScreen> {
  await signIn(page, account, '/profile');
  return openedProfile(page);
}

/** Goes from the chat, once it is there, to the profile through the menu. */
export async function chooseProfile(page: Page): Promise<ProfileScreen> {
  await openedChat(page);
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  return openedProfile(page);
}

async function openedProfile(page: Page): Promise<ProfileScreen> {
  const profile = profileOn(page);
  await expect(profile.name).toBeVisible();
  return profile;
}
