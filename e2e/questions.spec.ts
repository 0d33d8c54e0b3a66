import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { failedCall } from './support/chat';
import { tabTo } from './support/keyboard';
import type { Account, SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { questions } from './support/startUp';
import { expect, test } from './support/test';

const [mood, values, tone] = questions;
const path = '/profile/questions';

/** A person has been asked before: the middle of the scales, the first two of several, the second of each one. */
async function open(page: Page, account: Account) {
  await signIn(page, account, path);
  const cards = cardsOn(page);
  await expect(cards.slider).toBeVisible();
  return cards;
}

function cardsOn(page: Page) {
  const card = (question: string) => page.getByRole('article', { name: question });
  return {
    card,
    slider: page.getByRole('slider', { name: mood.ask }),
    number: card(mood.ask).locator('output'),
    box: (name: string) => card(values.ask).getByRole('checkbox', { name }),
    tone: (name: string) => card(tone.ask).getByRole('radio', { name }),
    note: (question: string, text: string) => card(question).getByText(text, { exact: true }),
  };
}

/** What was sent for a kind of answer, oldest first. */
async function changes(sandbox: SandboxDoors, { email }: Account, kind: string): Promise<unknown[]> {
  const calls = await sandbox.calls(email);
  return calls
    .filter(({ method, path }) => method === 'PATCH' && path.endsWith(`/${kind}`))
    .map(({ body }) => body);
}

test('each card shows its answer and saves a change at once, which outlives a reload', async ({
  page,
  account,
  sandbox,
}) => {
  const cards = await open(page, account);
  await expect(page).toHaveTitle('Questions - Hearken');
  await expect(page.getByRole('article')).toHaveCount(questions.length);
  await expect(cards.slider).toHaveValue('6');
  await expect(cards.number).toHaveText('6');
  await expectNoAxeViolations(page);

  await cards.slider.fill('9');
  await expect(cards.number).toHaveText('9');
  await expect(cards.note(mood.ask, 'Saved')).toBeVisible();
  await cards.box('Friendship').check();
  await expect(cards.note(values.ask, 'Saved')).toBeVisible();
  await cards.tone('Mostly listen to me').check();
  await expect(cards.note(tone.ask, 'Saved')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await changes(sandbox, account, 'numericAnswer')).toEqual([{ value: 9 }]);

  await page.reload();
  await expect(cards.slider).toHaveValue('9');
  await expect(cards.box('Friendship')).toBeChecked();
  await expect(cards.box('Calm')).toBeChecked();
  await expect(cards.tone('Mostly listen to me')).toBeChecked();

  for (const name of ['Calm', 'My family', 'Friendship']) await cards.box(name).uncheck();
  await expect(cards.note(values.ask, 'Saved')).toBeVisible();
  await expect
    .poll(async () => (await changes(sandbox, account, 'multipleChoiceAnswer')).at(-1))
    .toEqual({ values: [] });
  await page.reload();
  await expect(cards.box('Calm')).not.toBeChecked();

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/chat');
});

test('a slider is dragged and saved when it is let go, and moved by key and saved when it rests', async ({
  page,
  account,
  sandbox,
}) => {
  const cards = await open(page, account);
  const box = await cards.slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, y, { steps: 8 });
  await expect(cards.number).toHaveText('10');
  await expect(cards.note(mood.ask, 'Saved')).toHaveCount(0);
  await page.mouse.up();
  await expect(cards.note(mood.ask, 'Saved')).toBeVisible();
  expect(await changes(sandbox, account, 'numericAnswer')).toEqual([{ value: 10 }]);

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(cards.number).toHaveText('7');
  await expect
    .poll(async () => (await changes(sandbox, account, 'numericAnswer')).at(-1))
    .toEqual({ value: 7 });
  expect((await changes(sandbox, account, 'numericAnswer')).length).toBeLessThan(4);
  await page.reload();
  await expect(cards.slider).toHaveValue('7');
});

test('the cards can be answered by keyboard alone', async ({ page, account }) => {
  const cards = await open(page, account);
  await tabTo(page, cards.slider);
  await page.keyboard.press('ArrowRight');
  await expect(cards.note(mood.ask, 'Saved')).toBeVisible();
  await tabTo(page, cards.box('Friendship'));
  await page.keyboard.press('Space');
  await expect(cards.note(values.ask, 'Saved')).toBeVisible();
  await tabTo(page, cards.tone('Ask me questions that make me think'));
  await page.keyboard.press('ArrowDown');
  await expect(cards.note(tone.ask, 'Saved')).toBeVisible();
  await page.reload();
  await expect(cards.slider).toHaveValue('7');
  await expect(cards.box('Friendship')).toBeChecked();
  await expect(cards.tone('Be direct and practical')).toBeChecked();
});

test('a change that is not saved stays, says so in its card alone, and can be sent again, also after a reload', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const cards = await open(page, account);
  const saves = { method: 'PATCH', path: '/api/users/current/questions/*', account: account.email } as const;
  const notSaved = 'Your answer is not saved yet.';

  await sandbox.fault({ ...saves, times: 4, status: 500 });
  await cards.tone('Mostly listen to me').check();
  await cards.box('Friendship').check();
  await cards.slider.fill('3');
  for (const question of [tone, values, mood]) await expect(cards.note(question.ask, notSaved)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await expectNoAxeViolations(page);
  await cards.card(tone.ask).getByRole('button', { name: 'Retry' }).click();
  await expect(cards.note(tone.ask, notSaved)).toBeVisible();

  await page.reload();
  await expect(cards.tone('Mostly listen to me')).toBeChecked();
  await expect(cards.box('Friendship')).toBeChecked();
  await expect(cards.slider).toHaveValue('3');
  for (const question of [tone, values, mood]) {
    await cards.card(question.ask).getByRole('button', { name: 'Retry' }).click();
    await expect(cards.note(question.ask, 'Saved')).toBeVisible();
  }

  await test.step('a lost connection keeps the change for the way back', async () => {
    await sandbox.fault({ ...saves, drop: true });
    await cards.tone('Be direct and practical').click();
    await page.waitForURL('/noservice');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(path);
    await expect(cards.tone('Be direct and practical')).toBeChecked();
    await cards.card(tone.ask).getByRole('button', { name: 'Retry' }).click();
    await expect(cards.note(tone.ask, 'Saved')).toBeVisible();
  });

  await page.reload();
  await expect(cards.slider).toHaveValue('3');
  await expect(cards.tone('Be direct and practical')).toBeChecked();
  await expect(page.getByText(notSaved)).toHaveCount(0);
});
