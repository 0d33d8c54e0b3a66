import type { PromptVersionList } from '../src/api/admin/prompts';
import { failedCall } from './support/chat';
import { inRow, promptsOn, tuner } from './support/promptsScreen';
import { logIn, signIn } from './support/signIn';
import { newWord } from './support/staff';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

test('what is looked at is kept in the address, and what a colleague has done to it is explained', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const name = newWord('Bo ');
  const account = await sandbox.makeAccount({ permissions: tuner, name });
  const ask = await openWithApi(page, account, '/admin/prompts');
  const prompts = promptsOn(page);
  const view = inRow(prompts.rows.first(), /^View/);

  await test.step('prompt, pinned version and comparison outlive a reload', async () => {
    await prompts.pick('Summaries', 'Client summary');
    await view.click();
    await prompts.viewer.getByRole('radio', { name: 'Compare' }).check();
    await expect(prompts.viewer.getByRole('insertion').first()).toBeVisible();
    await page.reload();
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    await expect(prompts.viewer.getByRole('deletion').first()).toBeVisible();
  });

  await test.step('the look outlives Back and Forward', async () => {
    await prompts.viewer.getByRole('radio', { name: 'With example values' }).check();
    await expect(prompts.viewer).toContainText('Anna spoke up in the meeting');
    await page.goBack();
    await expect(prompts.table).toBeHidden();
    await page.goForward();
    await expect(prompts.viewer).toContainText('Anna spoke up in the meeting');
  });

  await test.step('a version that a colleague has deleted meanwhile is not there to be activated', async () => {
    await prompts.pick('Safety', 'Self-harm and relevancy');
    await prompts.press('New version');
    await prompts.text.fill('Score it twice.');
    await prompts.press('Save');
    const mine = prompts.rows.filter({ hasText: name });
    await expect(inRow(mine, /^Activate/)).toBeVisible();
    const { searchParams } = new URL(page.url());
    const prompt = `PromptGroups/${searchParams.get('group')}/PromptDefinitions/${searchParams.get('prompt')}`;
    const list = (await (
      await ask('GET', `/api/Admin/${prompt}/PromptVersions`)
    ).json()) as PromptVersionList;
    const id = list.promptVersions.find(({ createdBy }) => createdBy === name)?.id;
    expect((await ask('DELETE', `/api/Admin/PromptVersions/${id}`)).ok).toBe(true);

    await inRow(mine, /^Activate/).click();
    await prompts.confirmActivation();
    await expect(prompts.toasts.getByRole('alert')).toContainText('There is no such version of the prompt.');
    await expect(mine).toHaveCount(0);
    await expect(prompts.rows.locator(':focus')).toHaveAccessibleName(/^View/);
  });
});

test('the editor survives a reload and an expired session, with all that was typed', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const name = newWord('Cy ');
  const account = await sandbox.makeAccount({ permissions: tuner, name });
  await signIn(page, account, '/admin/prompts');
  const prompts = promptsOn(page);
  await prompts.pick('Conversation', 'Welcome back');
  await inRow(prompts.activeRow, /^Clone/).click();
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
  const mine = prompts.rows.filter({ hasText: name });
  await expect(mine).toHaveCount(1);
  await mine.hover();
  await expect(prompts.shownText).toContainText('Welcome {{username}} home.');
});
