import { expect, type Page } from '@playwright/test';
import type { AdminQuestion } from '../../src/api/admin/questionnaire';
import type { SandboxDoors } from './sandbox';
import { type AskApi, openWithApi } from './staffApi';

export const questionsPath = '/api/admin/userQuestionaire/questions';

/** The questionnaire screen's parts, found as a person finds them. */
export function questionsOn(page: Page) {
  const table = (name: 'Active Questions' | 'Drafts') => page.getByRole('table', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  return {
    press,
    table,
    row: (name: 'Active Questions' | 'Drafts', question: string) =>
      table(name).getByRole('row').filter({ hasText: question }),
    /** What the table's questions ask, in their order. */
    asked: (name: 'Active Questions' | 'Drafts') => table(name).locator('tbody td:first-child'),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    number: (name: string) => page.getByRole('spinbutton', { name }),
    mandatory: page.getByRole('checkbox', { name: 'Mandatory' }),
    notifications: page.getByRole('region', { name: 'Notifications' }),
    add: async (type: string) => {
      await page.getByLabel('New question type').selectOption({ label: type });
      await press('Add Question');
    },
    fill: async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts))
        await page.getByRole('textbox', { name, exact: true }).fill(text);
    },
    addAnswers: async (...answers: string[]) => {
      for (const answer of answers) {
        await page.getByRole('textbox', { name: 'New answer' }).fill(answer);
        await press('Add answer');
      }
    },
  };
}

/** Opens the screen as somebody who may change the questions. */
export async function openQuestionnaire(page: Page, sandbox: SandboxDoors) {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:userQuestionaire'] });
  const ask = await openWithApi(page, account, '/admin/questions');
  const screen = questionsOn(page);
  await expect(screen.table('Drafts')).toBeVisible();
  return { ...screen, ask };
}

/** Every question as the server has it, by sort order. */
export const questionsOf = async (ask: AskApi) =>
  (await (await ask('GET', questionsPath)).json()) as AdminQuestion[];

/** Deletes the questions that ask this, past the screen. */
export async function deleteQuestions(ask: AskApi, asked: string): Promise<void> {
  for (const { id, question } of await questionsOf(ask)) {
    if (question.includes(asked)) await ask('DELETE', `${questionsPath}/${id}`);
  }
}
