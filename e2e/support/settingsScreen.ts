import { expect, type Locator, type Page } from '@playwright/test';
import type { Setting } from '../../src/api/admin/settings';
import type { AskApi } from './staffApi';

export const settingsPath = '/api/admin/settings';
export const dayMs = 24 * 60 * 60 * 1000;

/** A UTC day, so many days from now, as a date field has it. */
export const day = (inDays: number) => new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10);

/** The settings screen's parts, found as a person finds them. */
export function settingsOn(page: Page) {
  const list = page.getByRole('table', { name: 'Settings' });
  const versions = page.getByRole('table', { name: /^Versions of/ });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fill = async (value: string, from: string) => {
    await page.getByLabel('Value').fill(value);
    await page.getByLabel('Active from').fill(from);
  };
  return {
    dialog,
    fill,
    value: page.getByLabel('Value'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    press: (name: string) => button(name).click(),
    view: (title: string) => button(`View ${title}`).click(),
    row: (title: string) => list.getByRole('row', { name: new RegExp(`^${title}`) }),
    /** The versions with this value. */
    version: (value: string) =>
      versions.getByRole('row').filter({ has: page.getByText(value, { exact: true }) }),
    add: async (value: string, from: string) => {
      await button('New Version').click();
      await fill(value, from);
      await button('Save').click();
      await expect(button('New Version')).toBeFocused();
    },
    edit: (row: Locator) => row.getByRole('button', { name: /^Edit/ }).click(),
    /** Deletes the version in the editor, and sees what the question says. */
    delete: async (question: RegExp) => {
      await button('Delete').click();
      await expect(dialog).toContainText(question);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(button('New Version')).toBeVisible();
    },
  };
}

/** A setting as the server has it. */
export async function settingOf(ask: AskApi, title: string): Promise<Setting> {
  const settings = (await (await ask('GET', settingsPath)).json()) as Setting[];
  const found = settings.find((each) => each.title === title);
  if (!found) throw new Error(`There is no setting '${title}'`);
  return found;
}

/** Deletes the versions of a setting that have this value, past the screen. */
export async function deleteVersions(ask: AskApi, title: string, value: string): Promise<void> {
  const { id, versions } = await settingOf(ask, title);
  for (const version of versions.filter((each) => each.value === value))
    await ask('DELETE', `${settingsPath}/${id}/versions/${version.id}`);
}
