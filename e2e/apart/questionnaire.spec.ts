import type { Page } from '@playwright/test';
import type { Permission } from '../../src/api/call';
import { expectNoAxeViolations } from '../support/axe';
import { failedCall } from '../support/chat';
import { tabTo } from '../support/keyboard';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { wizardOn } from '../support/startUp';
import { expect, test } from '../support/test';

const permissions: Permission[] = ['read:admin', 'edit:userQuestionaire'];
const path = '/admin/questions';

/** The questionnaire screen's parts, found as a person finds them. */
function questionsOn(page: Page) {
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

async function open(page: Page, sandbox: SandboxDoors) {
  await signIn(page, await sandbox.makeAccount({ permissions }), path);
  const screen = questionsOn(page);
  await expect(screen.table('Drafts')).toBeVisible();
  return screen;
}

test('a numeric question is added and changed; both outlive a reload', async ({ page, sandbox }) => {
  const screen = await open(page, sandbox);
  await expect(page).toHaveTitle('Questionaires - Hearken');
  await screen.add('Numeric');
  await screen.fill({
    Question: 'How far is the sea?',
    'Help text': 'In hours, by train.',
    'Question Key': 'sea',
  });
  await screen.number('Maximum value').fill('24');
  await screen.press('Save');
  const row = screen.row('Drafts', 'How far is the sea?');
  await expect(row).toContainText('sea');
  await expect(row).toContainText('No');
  await expect(row).toContainText('Numeric');
  await page.reload();
  await expect(row).toBeVisible();

  await screen.press('Edit “How far is the sea?”');
  await expect(screen.number('Maximum value')).toHaveValue('24');
  await screen.number('Minimum value').fill('1');
  await screen.mandatory.check();
  await screen.fill({ Question: 'How far away is the sea?' });
  await screen.press('Save');
  const changed = screen.row('Drafts', 'How far away is the sea?');
  await expect(changed).toContainText('Yes');
  await expect(changed.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await screen.press('Edit “How far away is the sea?”');
  await page.reload();
  await expect(screen.field('Question')).toHaveValue('How far away is the sea?');
  await expect(screen.field('Help text')).toHaveValue('In hours, by train.');
  await expect(screen.number('Minimum value')).toHaveValue('1');
  await expect(screen.number('Maximum value')).toHaveValue('24');
  await expect(screen.mandatory).toBeChecked();
});

for (const [type, key] of [
  ['Multiple choice', 'seas'],
  ['Single choice', 'one-sea'],
] as const) {
  test(`a question of the type ${type} is added and changed; both outlive a reload`, async ({
    page,
    sandbox,
  }) => {
    const screen = await open(page, sandbox);
    const question = `Which sea? (${type})`;
    await screen.add(type);
    await screen.fill({ Question: question, 'Help text': 'Any.', 'Question Key': key });
    await screen.addAnswers('The Baltic', 'The North Sea', 'None');
    await screen.press('Move answer 2 up');
    await expect(page.getByRole('button', { name: 'Move answer 2 up' })).toBeVisible();
    await screen.press('Save');
    await expect(screen.row('Drafts', question)).toContainText(type);

    const expectAnswers = async (...answers: string[]) => {
      for (const [index, answer] of answers.entries())
        await expect(screen.field(`Answer ${index + 1}`)).toHaveValue(answer);
      await expect(screen.field(`Answer ${answers.length + 1}`)).toHaveCount(0);
    };
    await page.reload();
    await screen.press(`Edit “${question}”`);
    await expectAnswers('The North Sea', 'The Baltic', 'None');
    await screen.press('Remove answer 3');
    await screen.addAnswers('Another one');
    await screen.fill({ 'Answer 2': 'The Baltic Sea' });
    await screen.press('Save');
    await expect(screen.table('Drafts')).toBeVisible();
    await screen.press(`Edit “${question}”`);
    await expectAnswers('The North Sea', 'The Baltic Sea', 'Another one');
    await page.reload();
    await expectAnswers('The North Sea', 'The Baltic Sea', 'Another one');
  });
}

test('what is typed outlives a reload, and is asked about before it is left', async ({ page, sandbox }) => {
  const screen = await open(page, sandbox);
  await screen.add('Single choice');
  await screen.fill({ Question: 'Which colour?' });
  await screen.addAnswers('Red', 'Green');
  await screen.field('New answer').fill('Blue');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(screen.field('Question')).toHaveValue('Which colour?');
  await expect(screen.field('Answer 2')).toHaveValue('Green');
  await expect(screen.field('New answer')).toHaveValue('Blue');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Content' }).click();
  await page.getByRole('link', { name: 'News' }).click();
  await screen.press('Stay');
  await expect(screen.field('Answer 1')).toHaveValue('Red');
  await page.goBack();
  await screen.press('Leave');
  await expect(screen.table('Drafts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Question' })).toBeFocused();
});

test('the arrows change the order, by keyboard too, and keep the focus', async ({ page, sandbox }) => {
  const screen = await open(page, sandbox);
  const before = await screen.asked('Active Questions').allTextContents();
  const [first = '', second = '', ...rest] = before;
  const down = page.getByRole('button', { name: `Move “${first}” down` });
  await tabTo(page, down);
  await page.keyboard.press('Enter');
  await expect(screen.asked('Active Questions')).toHaveText([second, first, ...rest]);
  await expect(page.getByText(`“${first}” is now 2 of ${before.length}.`)).toBeAttached();
  await expect(down).toBeFocused();
  await page.reload();
  await expect(screen.asked('Active Questions')).toHaveText([second, first, ...rest]);

  const up = page.getByRole('button', { name: `Move “${first}” up` });
  await up.click();
  await expect(screen.asked('Active Questions')).toHaveText(before);
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  await page.reload();
  await expect(screen.asked('Active Questions')).toHaveText(before);
});

test('an activated question is asked of everyone at the next login; a deleted one is gone with its answers', async ({
  page,
  sandbox,
  newContext,
}) => {
  test.setTimeout(120_000);
  const asked = 'How far is the moon?';
  const person = await sandbox.makeAccount();
  const theirs = await (await newContext()).newPage();
  await signIn(theirs, person);
  await expect(theirs, 'everything is answered so far').toHaveURL('/chat');

  const screen = await open(page, sandbox);
  await screen.add('Single choice');
  await screen.fill({ Question: asked, 'Help text': 'A guess will do.', 'Question Key': 'moon' });
  await screen.mandatory.check();
  await screen.addAnswers('Far', 'Very far');
  await screen.press('Save');
  await screen.press(`Activate “${asked}”`);
  await expect(page.getByText('makes it show for all users next time they log in')).toBeVisible();
  await screen.press('Activate');
  const active = screen.row('Active Questions', asked);
  await expect(active).toBeVisible();
  await expect(screen.row('Drafts', asked)).toHaveCount(0);
  await page.reload();
  await expect(active).toBeVisible();
  await expect(active.getByRole('button', { name: /^(Edit|Activate)/ })).toHaveCount(0);

  await test.step('the person is led to it after the next login', async () => {
    await theirs.context().clearCookies();
    await signIn(theirs, person);
    await expect(theirs).toHaveURL('/startQuestions');
    const wizard = wizardOn(theirs);
    await expect(wizard.heading('Welcome')).toBeVisible();
    await wizard.goOn('Questionnaire');
    await theirs.getByRole('group', { name: asked }).getByLabel('Very far').check();
    await wizard.saveAnswer.click();
    await expect(wizard.everythingAnswered).toBeVisible();
    await theirs.goto('/profile/questions');
    await expect(theirs.getByRole('group', { name: asked }).getByLabel('Very far')).toBeChecked();
  });

  await screen.press(`Delete “${asked}”`);
  await expect(page.getByText(/^You are about to delete an active question! Any user answers/)).toBeVisible();
  await screen.press('Delete');
  await expect(screen.table('Active Questions')).toBeVisible();
  await expect(active).toHaveCount(0);
  await page.reload();
  await expect(screen.table('Active Questions')).toBeVisible();
  await expect(active).toHaveCount(0);

  await theirs.reload();
  await expect(theirs.getByRole('article')).not.toHaveCount(0);
  await expect(theirs.getByRole('article', { name: asked })).toHaveCount(0);
  await theirs.goto('/chat');
  await expect(theirs, 'nothing is left to answer').toHaveURL('/chat');

  await test.step('asked again, it is unanswered', async () => {
    await screen.add('Single choice');
    await screen.fill({ Question: asked, 'Help text': 'A guess will do.', 'Question Key': 'moon' });
    await screen.addAnswers('Far', 'Very far');
    await screen.press('Save');
    await screen.press(`Activate “${asked}”`);
    await screen.press('Activate');
    await expect(active).toBeVisible();
    await theirs.goto('/profile/questions');
    const group = theirs.getByRole('group', { name: asked });
    await expect(group.getByRole('radio')).not.toHaveCount(0);
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    await screen.press(`Delete “${asked}”`);
    await screen.press('Delete');
    await expect(active).toHaveCount(0);
  });
});

test('two members of staff: a taken key and a draft that has gone lose nothing', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const screen = await open(page, sandbox);
  await screen.add('Numeric');
  await screen.fill({ Question: 'How tall?', 'Help text': 'In metres.', 'Question Key': 'wellbeing' });
  await screen.press('Save');
  await expect(page.getByText('The question key is already used by another question.')).toBeVisible();
  await expect(screen.field('Question Key')).toBeFocused();
  await expect(screen.notifications.getByRole('alert')).toHaveCount(0);
  await screen.fill({ 'Question Key': 'height' });
  await screen.press('Save');
  await expect(screen.row('Drafts', 'How tall?')).toBeVisible();
  await screen.press('Edit “How tall?”');
  await screen.fill({ Question: 'How tall, really?' });

  const other = await open(await (await newContext()).newPage(), sandbox);
  await other.press('Delete “How tall?”');
  await other.press('Delete');
  await expect(other.table('Drafts')).toBeVisible();
  await expect(other.row('Drafts', 'How tall?')).toHaveCount(0);

  await screen.press('Save');
  await expect(page.getByText(/^This draft has been deleted meanwhile/)).toBeVisible();
  await expect(screen.field('Question')).toHaveValue('How tall, really?');
  await screen.press('Save');
  await expect(screen.row('Drafts', 'How tall, really?')).toBeVisible();
  await page.reload();
  await screen.press('Delete “How tall, really?”');
  await page.getByText('How tall, really?').waitFor();
  await screen.press('Delete');
  await expect(screen.row('Drafts', 'How tall, really?')).toHaveCount(0);
});
