import type { Page } from '@playwright/test';
import { chatOn, failedCall } from '../support/chat';
import { logIn, signIn } from '../support/signIn';
import { expect, test } from '../support/test';

const tuner = { permissions: ['read:admin' as const, 'edit:prompts' as const, 'read:chatstat' as const] };

/** The prompts screen's parts, found as a person finds them. */
function promptsOn(page: Page) {
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
    pick: async (group: string, prompt: string) => {
      await page.getByLabel('Prompt group').selectOption({ label: group });
      await page.getByLabel('Prompt', { exact: true }).selectOption({ label: prompt });
      await expect(page.getByRole('heading', { level: 2, name: prompt })).toBeVisible();
      await expect(table).toBeVisible();
    },
  };
}

const inRow = (row: ReturnType<typeof promptsOn>['rows'], name: RegExp) => row.getByRole('button', { name });

/** What the assistant was sent for a new message, as the info of its reply tells. */
async function sentPrompt(page: Page, message: string) {
  await page.goto('/chat');
  const chat = chatOn(page);
  await expect(chat.entries.last()).toBeVisible();
  const count = Number(await chat.entries.last().getAttribute('aria-setsize'));
  await chat.say(message);
  await chat.toHaveLength(count + 2);
  await chat.answers.last().getByRole('button', { name: 'Response info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Response info' });
  await dialog.getByText('coach', { exact: true }).click();
  return dialog;
}

test('a version is written, activated, and then what the assistant is sent', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ ...tuner, name: 'Ada' });
  await signIn(page, account, '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Conversation', 'Coach');
  const before = await prompts.rows.count();

  await inRow(prompts.activeRow, /^Clone/).click();
  await expect(prompts.text).toHaveValue(/warm, patient coach/);
  await prompts.text.fill('Greet {{username}} in {{language}} like a lighthouse keeper.');
  await prompts.note.fill('Try-out: the sea.');
  await prompts.press('Save');
  await expect(prompts.toasts).toContainText('It is not active yet.');

  const first = prompts.rows.first();
  const check = async (isActive: boolean) => {
    await expect(prompts.rows).toHaveCount(before + 1);
    await expect(first.getByText('Active', { exact: true })).toHaveCount(isActive ? 1 : 0);
    await expect(prompts.activeRow, 'one version is active').toHaveCount(1);
    await first.hover();
    await expect(prompts.viewer).toContainText('Try-out: the sea.');
    await expect(prompts.shownText).toContainText('like a lighthouse keeper');
  };
  await check(false);
  await expect(inRow(first, /^View/)).toBeFocused();
  await page.reload();
  await check(false);

  await inRow(first, /^Activate/).click();
  await check(true);
  await page.reload();
  await check(true);

  const info = await sentPrompt(page, 'Good evening');
  await expect(info).toContainText('Greet Ada in English like a lighthouse keeper.');
});

test('Save and Activate brings a version into use at once; what it replaced can be deleted', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ ...tuner, name: 'Ben' });
  await signIn(page, account, '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Conversation', 'Coach');
  const before = await prompts.rows.count();
  await prompts.press('New version');
  await prompts.text.fill('Ask {{username}} about the harvest.');
  await prompts.press('Save and Activate');
  await expect(prompts.rows).toHaveCount(before + 1);
  await expect(prompts.rows.first().getByText('Active', { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(prompts.rows.first().getByText('Active', { exact: true })).toHaveCount(1);

  const info = await sentPrompt(page, 'Good morning');
  await expect(info).toContainText('Ask Ben about the harvest.');

  await page.goBack();
  const second = prompts.rows.nth(1);
  await second.hover();
  const deletedText = await prompts.shownText.textContent();
  await inRow(second, /^Delete/).click();
  await page
    .getByRole('dialog', { name: 'Delete prompt version?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(prompts.toasts).toContainText('The version is gone.');
  await expect(prompts.rows).toHaveCount(before);
  await expect(inRow(second, /^View/)).toBeFocused();
  await page.reload();
  await expect(prompts.rows).toHaveCount(before);
  await second.hover();
  await expect(prompts.shownText).not.toHaveText(deletedText ?? '');
});

test('what is looked at is kept in the address: prompt, pinned version, look and comparison', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.makeAccount(tuner), '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Summaries', 'Client summary');
  await inRow(prompts.rows.first(), /^View/).click();
  await prompts.viewer.getByRole('radio', { name: 'Compare' }).check();
  await expect(prompts.viewer.getByRole('insertion').first()).toBeVisible();
  await page.reload();
  await expect(inRow(prompts.rows.first(), /^View/)).toHaveAttribute('aria-pressed', 'true');
  await expect(prompts.viewer.getByRole('deletion').first()).toBeVisible();

  await prompts.viewer.getByRole('radio', { name: 'With example values' }).check();
  await expect(prompts.viewer).toContainText('Anna spoke up in the meeting');
  await page.goBack();
  await expect(prompts.table).toBeHidden();
  await page.goForward();
  await expect(prompts.viewer).toContainText('Anna spoke up in the meeting');
});

test('the editor survives a reload and an expired session, with all that was typed', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount(tuner);
  await signIn(page, account, '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Conversation', 'Welcome back');
  const before = await prompts.rows.count();
  await inRow(prompts.rows.first(), /^Clone/).click();
  await prompts.text.fill('Welcome {{username}} home.');
  await prompts.note.fill('Shorter.');

  // The browser asks before a reload, as something would be lost without the draft.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(prompts.text).toHaveValue('Welcome {{username}} home.');
  await expect(prompts.note).toHaveValue('Shorter.');

  await page.context().clearCookies();
  await sandbox.expireTokens(account.email);
  await prompts.press('Save');
  await logIn(page, account);
  await expect(prompts.text).toHaveValue('Welcome {{username}} home.');
  await expect(prompts.note).toHaveValue('Shorter.');
  await prompts.press('Save');
  await expect(prompts.rows).toHaveCount(before + 1);
  await page.reload();
  await expect(prompts.rows).toHaveCount(before + 1);
  await prompts.rows.first().hover();
  await expect(prompts.shownText).toContainText('Welcome {{username}} home.');
});

test('what a colleague has deleted or activated meanwhile is explained, and the list is read again', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount(tuner), '/admin/prompts');
  const mine = promptsOn(page);
  await mine.pick('Safety', 'Self-harm and relevancy');
  await mine.press('New version');
  await mine.text.fill('Score it twice.');
  await mine.press('Save');
  await expect(mine.rows.first()).toContainText('Activate');
  const count = await mine.rows.count();

  const otherPage = await (await newContext()).newPage();
  await signIn(otherPage, await sandbox.makeAccount(tuner), '/admin/prompts');
  const theirs = promptsOn(otherPage);
  await theirs.pick('Safety', 'Self-harm and relevancy');
  await inRow(theirs.rows.first(), /^Delete/).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(theirs.rows).toHaveCount(count - 1);

  await inRow(mine.rows.first(), /^Activate/).click();
  await expect(mine.toasts.getByRole('alert')).toContainText('There is no such version of the prompt.');
  await expect(mine.rows).toHaveCount(count - 1);
  await expect(inRow(mine.rows.first(), /^View/)).toBeFocused();
});

test('a prompt of 50,000 characters can be typed into, compared and looked at without waiting', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.makeAccount(tuner), '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Summaries', 'Session summary');
  await prompts.press('New version');
  const long = 'Say {{username}} something kind about {{nickname}}, however long.\n'.repeat(770);
  await prompts.text.fill(long);
  const typingMs = await page.evaluate(async () => {
    const area = document.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
    const startedAt = performance.now();
    for (let letter = 0; letter < 10; letter += 1) {
      document.execCommand('insertText', false, 'a');
      await new Promise(requestAnimationFrame);
    }
    return (performance.now() - startedAt) / 10;
  });
  expect(typingMs, 'milliseconds a key').toBeLessThan(500);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    '{{nickname}} is not a known tag.',
  );

  await prompts.text.fill(long.replaceAll('kind', 'warm'));
  await prompts.press('Save');
  await expect(prompts.rows.first()).toBeVisible();
  await inRow(prompts.rows.first(), /^Clone/).click();
  await prompts.text.fill(long);
  await page.getByRole('radio', { name: 'Compare' }).check();
  await expect(page.getByText('770 passages added, 770 removed.')).toBeVisible();
});
