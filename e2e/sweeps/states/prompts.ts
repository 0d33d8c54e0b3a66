import type { Page } from '@playwright/test';
import type {
  PromptVersion,
  PromptVersionList,
  Trial,
  TryOut,
  VersionUsage,
} from '../../../src/api/admin/prompts';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const groupsPath = '/api/admin/PromptGroups';
const definitionsPath = '/api/admin/PromptGroups/:id/PromptDefinitions';
const versionsPath = '/api/Admin/PromptGroups/:id/PromptDefinitions/:id/PromptVersions';
const usagePath = '/api/Admin/PromptGroups/:id/PromptDefinitions/:id/Usage';
const savePath = '/api/admin/PromptVersions';

/** The coach's prompt, as the sandbox begins with it. */
const coach = '?group=1&prompt=1';

const active: PromptVersion = {
  id: 901,
  timestamp: '2026-03-01T09:30:00.000Z',
  createdBy: 'Mette Lund',
  active: true,
  text: `Talk with {{username}} in {{language}}.\n\n${'Be kind.\n'.repeat(30)}Ask one question.`,
  note: '',
};
const newer: PromptVersion = {
  ...active,
  id: 902,
  timestamp: '2026-03-02T09:30:00.000Z',
  createdBy: 'Somebody with an uncommonly long name',
  active: false,
  text: `${active.text.replace('{{language}}', '{{tongue:English}}')}\n{{chatHistory:none}} AWordThatIsFarTooLongForAnyLineOfSuchANarrowScreen`,
  note: 'Tries something that nobody asked for, and says so in a note that is a little longer than others.',
};

const haveVersions = (
  promptVersions: PromptVersion[],
  addition: Pick<PromptVersionList, 'usageDays' | 'tryOut'> = {},
): Played => [
  'GET',
  versionsPath,
  {
    status: 200,
    body: {
      groupName: 'Conversation',
      definitionName: 'Coach',
      definitionDescription: 'Leads.',
      promptVersions,
      ...addition,
    },
  },
];
const have = haveVersions([newer, active]);

const tryOutPath = '/api/Admin/PromptGroups/:id/PromptDefinitions/:id/TryOut';

/** The coach's versions, and what comes of trying one out. */
const haveTryOut = (reply?: Answer): Played[] => [
  haveVersions([newer, active], { tryOut: { takesMessage: true } }),
  ...(reply ? [['POST', tryOutPath, reply] satisfies Played] : []),
];

const trial: Trial = {
  filled: `Talk with Anna in English.\n\n${'Be kind.\n'.repeat(30)}AWordThatIsFarTooLongForAnyLineOfSuchANarrowScreen`,
  reply: `That sounds heavy. ${'You have carried it for a long time. '.repeat(6)}What would be a relief?`,
  failure: null,
  promptTokens: 12_345,
  completionTokens: 678,
  cost: 0.0123,
  milliseconds: 4_321,
};
const failedTrial: Trial = {
  ...trial,
  reply: null,
  failure: 'The assistant could not answer. Try again in a moment.',
};

const tried = (draft: Trial): Answer => {
  const body: TryOut = { model: 'a-model-with-a-long-name:latest', draft, active: { ...trial, cost: 0 } };
  return { status: 200, body };
};

/** The coach's versions with what they were used for. */
const haveUsage: Played[] = [
  haveVersions([active], { usageDays: 60 }),
  ['GET', usagePath, { status: 200, body: { from: '2026-01-01', to: '2026-03-01', usage: usageOfDays() } }],
];

function usageOfDays(): VersionUsage[] {
  return Array.from({ length: 50 }, (_, index) => {
    const calls = 20 + ((index * 7) % 13);
    return {
      date: new Date(Date.UTC(2026, 0, 10 + index)).toISOString().slice(0, 10),
      versionId: 880 + Math.floor(index / 12),
      versionNumber: 1 + Math.floor(index / 12),
      calls,
      promptTokens: calls * 900,
      completionTokens: calls * 120,
      cost: calls * 0.00345,
    };
  });
}

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the prompts${name}`,
  as: 'everything',
  at: `/admin/prompts${query}`,
  played,
  reach,
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const seeTable = (page: Page) => expect(page.getByRole('table')).toBeVisible();
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const text = (page: Page) => page.getByRole('textbox', { name: 'Prompt text' });

async function openTryOut(page: Page) {
  const panel = page.getByRole('button', { name: 'Try out', exact: true });
  if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
}

async function tryOut(page: Page) {
  await openTryOut(page);
  await press(page, 'Try it out');
}

/** A look of the viewer, with the newer version in it. */
const look = (name: string) => `${coach}&version=${newer.id}&look=${name}`;
const edit = `${coach}&edit=${newer.id}`;

/** The prompts screen in each of its states. */
export const prompts: State[] = [
  state(' before a group is chosen', [''], headed('Which prompt?')),
  loading('the prompts', '/admin/prompts', groupsPath, 'Loading the prompt groups'),
  state(', failed', ['', ['GET', groupsPath, serverError]], headed('The prompt groups could not be loaded')),
  state(', none there', ['', ['GET', groupsPath, { status: 200, body: [] }]], headed('No prompts')),
  state(' of an empty group', ['?group=1', ['GET', definitionsPath, { status: 200, body: [] }]], (page) =>
    expect(page.getByText('This group has no prompts.')).toBeVisible(),
  ),
  state(' with versions', [coach], seeTable),
  loading('the prompts with their versions', `/admin/prompts${coach}`, versionsPath, 'Loading the versions'),
  state(
    ' with failed versions',
    [coach, ['GET', versionsPath, serverError]],
    headed('The versions could not be loaded'),
  ),
  state(' with no version yet', [coach, haveVersions([])], headed('No versions yet')),
  state(' with use and cost', [`${coach}&usage=shown`, ...haveUsage], (page) =>
    expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible(),
  ),
  state(' with wrong tags in the viewer', [look('text'), have], (page) =>
    expect(page.getByText('{{tongue:English}} is not a known tag.')).toBeVisible(),
  ),
  state(' with example values', [look('example'), have], (page) =>
    expect(page.getByRole('region', { name: /example values$/ })).toContainText('Talk with Anna'),
  ),
  state(' with a comparison', [look('compare'), have], (page) =>
    expect(page.getByText(/lines without changes$/)).toBeVisible(),
  ),
  state(' with the question before an activation', [coach, have], async (page) => {
    await press(page, /^Activate/);
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('{{tongue:English}}');
  }),
  state(' with the question before a deletion', [coach, have], async (page) => {
    await press(page, /^Delete/);
    await expect(page.getByRole('dialog', { name: 'Delete prompt version?' })).toBeVisible();
  }),
  state("' editor with wrong tags and the help", [edit, have], async (page) => {
    await expect(page.getByText('{{tongue:English}} is not a known tag.').last()).toBeVisible();
    await press(page, 'Help');
    await expect(page.getByText('the client username.')).toBeVisible();
  }),
  state("' editor with errors", [edit, have], async (page) => {
    await text(page).fill('');
    await page.getByRole('textbox', { name: 'Note' }).fill('x'.repeat(1_001));
    await press(page, 'Save');
    await expect(page.getByRole('link', { name: 'Prompt text is required' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Note can be at most 1000 characters' })).toBeVisible();
  }),
  state("' editor, saving", [edit, have, ['POST', savePath, 'nothing']], async (page) => {
    await press(page, 'Save and Activate');
    await expect(page.getByRole('button', { name: 'Save and Activate' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  }),
  state("' editor after a failed save", [edit, have, ['POST', savePath, serverError]], async (page) => {
    await press(page, 'Save and Activate');
    await expect(page.getByText(/^Not saved:/)).toBeVisible();
  }),
  state("' editor with the tags that fit", [edit, have], async (page) => {
    await text(page).fill('Talk with ');
    await text(page).pressSequentially('{{');
    await expect(page.getByRole('listbox', { name: 'Tags' })).toBeVisible();
  }),
  state("' editor with the try-out", [edit, ...haveTryOut()], openTryOut),
  state("' editor with a try-out under way", [edit, ...haveTryOut('nothing')], async (page) => {
    await tryOut(page);
    await expect(page.getByText('The assistant is being asked.')).toBeVisible();
  }),
  state(
    "' editor with a try-out beside the active version",
    [edit, ...haveTryOut(tried(trial))],
    async (page) => {
      await tryOut(page);
      await page.getByRole('region', { name: 'This draft' }).getByText('The text as it is sent').click();
      await expect(page.getByRole('region', { name: /^v\d+, active$/ })).toContainText('no cost');
    },
  ),
  state("' editor with a try-out that failed", [edit, ...haveTryOut(tried(failedTrial))], async (page) => {
    await tryOut(page);
    await expect(page.getByText('The assistant could not answer.', { exact: false })).toBeVisible();
  }),
  state("' editor with the question before leaving", [edit, have], async (page) => {
    await text(page).fill('Half a thought');
    await page.getByRole('link', { name: 'Hearken Back-office' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  }),
];
