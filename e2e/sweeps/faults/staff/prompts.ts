import type { Page } from '@playwright/test';
import {
  activatePromptVersion,
  createPromptVersion,
  deletePromptVersion,
  getPromptUsage,
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
  tryOutPrompt,
} from '../../../../src/api/admin/prompts';
import { play } from '../../../support/answers';
import { expect } from '../../../support/test';
import { confirm, headed, press } from '../sweptCall';
import { staffScreen } from './staffScreen';

const coach = '/admin/prompts?group=1&prompt=1';
const typed = 'Half a thought';

const table = (page: Page) => page.getByRole('table', { name: 'Versions of Coach' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Prompt text' });
const usage = (page: Page) => page.getByRole('region', { name: 'Use and cost' });
const message = (page: Page) => page.getByRole('textbox', { name: 'What the client says' });
const listed = (page: Page) => expect(table(page)).toBeVisible();
const version = { timestamp: '2026-03-01T09:30:00.000Z', createdBy: 'Mette Lund', note: '' };

/** Versions without tags: braces on the screen would count as a trace of the fault. */
const playVersions = (page: Page) =>
  play(page, listPromptVersions, {
    groupName: 'Conversation',
    definitionName: 'Coach',
    definitionDescription: 'Leads the conversation.',
    promptVersions: [
      { ...version, id: 902, active: false, text: 'Be brief.' },
      { ...version, id: 901, active: true, text: 'Be kind.' },
    ],
    tryOut: { takesMessage: true },
    usageDays: 60,
  });

/** The prompts. */
export const promptScreens = [
  staffScreen(
    'the prompts',
    coach,
    'edit:prompts',
    [
      {
        call: listPromptGroups,
        at: '/admin/prompts',
        told: headed('The prompt groups could not be loaded'),
        whole: (page) => expect(page.getByLabel('Prompt group')).toBeVisible(),
      },
      {
        call: listPromptDefinitions,
        at: '/admin/prompts?group=1',
        told: headed('The prompts could not be loaded', 'This group is no longer there'),
        whole: (page) => expect(page.getByLabel('Prompt', { exact: true })).toBeVisible(),
      },
      {
        call: listPromptVersions,
        told: headed('The versions could not be loaded', 'This prompt is no longer there'),
        whole: listed,
      },
      {
        call: activatePromptVersion,
        send: (page) => confirm(page, /^Activate/, 'Activate'),
        kept: listed,
        whole: listed,
      },
      {
        call: deletePromptVersion,
        send: (page) => confirm(page, /^Delete/, 'Delete'),
        kept: listed,
        whole: listed,
      },
      {
        call: createPromptVersion,
        enter: (page) => press(page, 'New version'),
        fill: (page) => text(page).fill(typed),
        send: (page) => press(page, 'Save'),
        kept: (page) => expect(text(page)).toHaveValue(typed),
        whole: async (page) => {
          await press(page, 'Cancel');
          await listed(page);
        },
      },
      {
        call: getPromptUsage,
        at: `${coach}&usage=shown`,
        told: headed('The use could not be loaded', 'This prompt is no longer there'),
        whole: (page) => expect(usage(page).getByText(/^The last 60 days/)).toBeVisible(),
      },
      {
        call: tryOutPrompt,
        at: `${coach}&edit=901`,
        fill: async (page) => {
          const panel = page.getByRole('button', { name: 'Try out', exact: true });
          if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click();
          await message(page).fill(typed);
        },
        send: (page) => press(page, 'Try it out'),
        kept: async (page, fault) => {
          // The page has been loaded anew after that one.
          if (fault !== 'without a connection') await expect(message(page)).toHaveValue(typed);
        },
        whole: (page) => expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible(),
      },
    ],
    playVersions,
  ),
];
