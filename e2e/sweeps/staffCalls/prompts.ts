import type { Page } from '@playwright/test';
import { answer } from '../../support/answers';
import { expect } from '../../support/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const versionsPath = '/api/Admin/PromptGroups/:id/PromptDefinitions/:id/PromptVersions';
const coach = '/admin/prompts?group=1&prompt=1';
const typed = 'Half a thought';

const table = (page: Page) => page.getByRole('table', { name: 'Versions of Coach' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Prompt text' });

/** Versions without tags: braces on the screen would count as a trace of the fault. */
async function open(page: Page) {
  const version = { timestamp: '2026-03-01T09:30:00.000Z', createdBy: 'Mette Lund', note: '' };
  await answer(page, 'GET', versionsPath, {
    status: 200,
    body: {
      groupName: 'Conversation',
      definitionName: 'Coach',
      definitionDescription: 'Leads the conversation.',
      promptVersions: [
        { ...version, id: 902, active: false, text: 'Be brief.' },
        { ...version, id: 901, active: true, text: 'Be kind.' },
      ],
    },
  });
  await page.goto(coach);
  await expect(table(page)).toBeVisible();
}

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({ ...given, permission: 'edit:prompts' });

/** The calls of the prompts screen. */
export const promptCalls: StaffCall[] = [
  call({
    name: 'the groups of prompts',
    method: 'GET',
    path: '/api/admin/PromptGroups',
    send: (page) => page.goto('/admin/prompts'),
    told: (page) => headed(page, 'The prompt groups could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByLabel('Prompt group')).toBeVisible();
    },
  }),
  call({
    name: 'the prompts of a group',
    method: 'GET',
    path: '/api/admin/PromptGroups/:id/PromptDefinitions',
    send: (page) => page.goto('/admin/prompts?group=1'),
    told: (page) =>
      expect(
        page.getByRole('heading', {
          name: /^(The prompts could not be loaded|This group is no longer there)$/,
        }),
      ).toBeVisible(),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(page.getByLabel('Prompt', { exact: true })).toBeVisible();
    },
  }),
  call({
    name: 'the versions of a prompt',
    method: 'GET',
    path: versionsPath,
    send: (page) => page.goto(coach),
    told: (page) =>
      expect(
        page.getByRole('heading', {
          name: /^(The versions could not be loaded|This prompt is no longer there)$/,
        }),
      ).toBeVisible(),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(table(page)).toBeVisible();
    },
  }),
  call({
    name: 'the activation of a version',
    method: 'POST',
    path: `${versionsPath}/:id/Activate`,
    send: async (page) => {
      await open(page);
      await press(page, /^Activate/);
    },
    goOn: (page) => expect(page.getByRole('button', { name: /^Activate/ })).toBeVisible(),
    without: unread,
  }),
  call({
    name: 'the deletion of a version',
    method: 'DELETE',
    path: '/api/Admin/PromptVersions/:id',
    send: async (page) => {
      await open(page);
      await press(page, /^Delete/);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    goOn: (page) => expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible(),
    without: unread,
  }),
  call({
    name: 'a new version of a prompt',
    method: 'POST',
    path: '/api/admin/PromptVersions',
    send: async (page) => {
      await open(page);
      await press(page, 'New version');
      await text(page).fill(typed);
      await press(page, 'Save');
    },
    goOn: async (page) => {
      await expect(text(page)).toHaveValue(typed);
      await press(page, 'Cancel');
      await expect(table(page)).toBeVisible();
    },
    without: unread,
  }),
];
