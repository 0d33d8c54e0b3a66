import { expect } from '../people';
import { inChat, openMenu } from './inChat';
import type { State } from './state';

/** On small screens the bar folds, and with it what is open in it; hence one width a look. */
const withMenu = (only: 'wide' | 'narrow', menu: string, entry: string): State => ({
  ...inChat(`the ${menu} menu on a ${only} screen`, [], async (chat, page) => {
    await expect(chat.entries.last()).toBeVisible();
    await openMenu(page, menu);
    await expect(page.getByText(entry, { exact: true })).toBeVisible();
  }),
  only,
});

export const menus: State[] = [
  withMenu('wide', 'Administration', 'Clear chat history'),
  withMenu('wide', 'Profile', 'Log out'),
  withMenu('narrow', 'Administration', 'Clear chat history'),
  withMenu('narrow', 'Profile', 'Log out'),
  inChat('the sheet of shortcuts', [], async (chat, page) => {
    await expect(chat.entries.last()).toBeVisible();
    await openMenu(page, 'Profile');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  }),
];
