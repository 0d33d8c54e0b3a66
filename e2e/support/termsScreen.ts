import { expect, type Page } from '@playwright/test';
import type { Terms } from '../../src/api/admin/terms';
import type { AskApi } from './staffApi';

export const hourMs = 60 * 60 * 1000;

/** A moment in Copenhagen, the time zone of the browser, as a datetime field has it. */
export function local(inMs: number): string {
  const moment = new Date(Date.now() + inMs);
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' }).slice(0, 16).replace(' ', 'T');
}

/** The terms screen's parts, found as a person finds them. */
export function termsOn(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Terms & Conditions' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** The versions in a section that somebody has made. */
  const by = (section: string, name: string) =>
    page.getByRole('table', { name: section }).getByRole('row').filter({ hasText: name });
  return {
    modal,
    button,
    by,
    text: page.getByRole('textbox', { name: 'Content', exact: true }),
    moment: page.getByLabel('Active From'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    write: async (moment: string, content: string) => {
      await button('Create new').click();
      await page.getByLabel('Active From').fill(moment);
      await page.getByRole('textbox', { name: 'Content', exact: true }).fill(content);
      await button('Save').click();
      await expect(button('Create new')).toBeFocused();
    },
    open: async (section: string, name: string) => {
      await by(section, name).getByRole('button').click();
      await expect(modal.getByText('Created by')).toBeVisible();
    },
    /** Presses an action of the modal and answers its question. */
    confirm: async (action: string, yes = action) => {
      await modal.getByRole('button', { name: action, exact: true }).click();
      await modal.getByRole('group').getByRole('button', { name: yes, exact: true }).click();
    },
  };
}

/** Takes back what somebody has made of the terms, past the screen. */
export async function deleteTermsBy(ask: AskApi, name: string): Promise<void> {
  const versions = (await (await ask('GET', '/api/admin/termsandconditions')).json()) as Terms[];
  for (const { id, state } of versions.filter(({ createdBy }) => createdBy === name)) {
    if (state === 'Pending') await ask('PATCH', `/api/admin/termsAndConditions/${id}/deactivate`);
    await ask('DELETE', `/api/admin/termsAndConditions/${id}`);
  }
}
