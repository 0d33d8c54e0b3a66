import { expect, type Page } from '@playwright/test';
import type { Permission } from '../../src/api/call';

/** Who may write prompts, and see what the assistant is sent. */
export const tuner = ['read:admin', 'edit:prompts', 'read:chatstat'] satisfies Permission[];

/** The prompts screen's parts, found as a person finds them. */
export function promptsOn(page: Page) {
  const table = page.getByRole('table');
  const viewer = page.getByRole('region', { name: 'Version viewer' });
  return {
    table,
    viewer,
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    activeRow: table
      .getByRole('row')
      .filter({ has: page.getByText('Active', { exact: true }) })
      .filter({ has: page.getByRole('cell') }),
    shownText: viewer.getByRole('region', { name: 'Prompt text' }),
    text: page.getByRole('textbox', { name: 'Prompt text' }),
    note: page.getByRole('textbox', { name: 'Note' }),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    confirmActivation: () =>
      page
        .getByRole('dialog', { name: /^Activate v\d+\?$/ })
        .getByRole('button', { name: 'Activate' })
        .click(),
    pick: async (group: string, prompt: string) => {
      await page.getByLabel('Prompt group').selectOption({ label: group });
      await page.getByLabel('Prompt', { exact: true }).selectOption({ label: prompt });
      await expect(page.getByRole('heading', { level: 2, name: prompt })).toBeVisible();
      await expect(table).toBeVisible();
    },
  };
}

/** A button in the row of a version. */
export const inRow = (row: ReturnType<typeof promptsOn>['rows'], name: RegExp) =>
  row.getByRole('button', { name });
