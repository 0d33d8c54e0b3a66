import type { Page } from '@playwright/test';
import type { PromptVersionList } from '../../src/api/admin/prompts';
import { expect, test } from '../support/apart';
import { openedChat } from '../support/chat';
import { follow } from '../support/navigate';
import { inRow, promptsOn, tuner } from '../support/promptsScreen';
import { openWithApi } from '../support/staffApi';

const coachPath = '/api/Admin/PromptGroups/1/PromptDefinitions/1/PromptVersions';

/** What the assistant was sent for a new message, as the info of its reply tells. */
async function sentPrompt(page: Page, message: string) {
  await follow(page, '/chat');
  const chat = await openedChat(page);
  const count = Number(await chat.entries.last().getAttribute('aria-setsize'));
  await chat.say(message);
  await chat.toHaveLength(count + 2);
  await chat.answers.last().getByRole('button', { name: 'Response info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Response info' });
  await dialog.getByText('coach', { exact: true }).click();
  return dialog;
}

test('a version that is activated is what the assistant is sent', async ({ page, sandbox, setBack }) => {
  const account = await sandbox.makeAccount({ permissions: tuner, name: 'Ada' });
  const ask = await openWithApi(page, account, '/admin/prompts');
  const versions = async () =>
    ((await (await ask('GET', coachPath)).json()) as PromptVersionList).promptVersions;
  const seeded = await versions();
  setBack(async () => {
    const active = seeded.find((version) => version.active);
    await ask('POST', `${coachPath}/${active?.id}/Activate`);
    const added = (await versions()).filter(({ id }) => !seeded.some((version) => version.id === id));
    for (const { id } of added) await ask('DELETE', `/api/Admin/PromptVersions/${id}`);
  });
  const prompts = promptsOn(page);
  const { rows, activeRow } = prompts;
  const check = async ({ isActive }: { isActive: boolean }) => {
    await expect(rows).toHaveCount(seeded.length + 1);
    await expect(rows.first().getByText('Active', { exact: true })).toHaveCount(isActive ? 1 : 0);
    await expect(activeRow, 'one version is active').toHaveCount(1);
    await rows.first().hover();
    await expect(prompts.viewer).toContainText('Try-out: the sea.');
    await expect(prompts.shownText).toContainText('like a lighthouse keeper');
  };

  await test.step('it is written, and not active yet', async () => {
    await prompts.pick('Conversation', 'Coach');
    await inRow(activeRow, /^Clone/).click();
    await expect(prompts.text).toHaveValue(/warm, patient coach/);
    await prompts.text.fill('Greet {{username}} in {{language}} like a lighthouse keeper.');
    await prompts.note.fill('Try-out: the sea.');
    await prompts.press('Save');
    await expect(prompts.toasts).toContainText('It is not active yet.');
    await check({ isActive: false });
    await expect(inRow(rows.first(), /^View/)).toBeFocused();
  });

  await test.step('it is activated, and outlives a reload', async () => {
    await inRow(rows.first(), /^Activate/).click();
    await prompts.confirmActivation();
    await check({ isActive: true });
    await page.reload();
    await check({ isActive: true });
  });

  await test.step('the assistant is sent it', async () => {
    const info = await sentPrompt(page, 'Good evening');
    await expect(info).toContainText('Greet Ada in English like a lighthouse keeper.');
  });

  await test.step('Save and Activate brings another one into use at once', async () => {
    await follow(page, '/admin/prompts?group=1&prompt=1');
    await expect(rows).toHaveCount(seeded.length + 1);
    await prompts.press('New version');
    await prompts.text.fill('Ask {{username}} about the harvest.');
    await prompts.press('Save and Activate');
    await expect(rows).toHaveCount(seeded.length + 2);
    await expect(rows.first().getByText('Active', { exact: true })).toHaveCount(1);
    const info = await sentPrompt(page, 'Good morning');
    await expect(info).toContainText('Ask Ada about the harvest.');
  });

  await test.step('what it replaced can be deleted', async () => {
    await follow(page, '/admin/prompts?group=1&prompt=1');
    await expect(rows).toHaveCount(seeded.length + 2);
    const second = rows.nth(1);
    await second.hover();
    await expect(prompts.shownText).toContainText('like a lighthouse keeper');
    await inRow(second, /^Delete/).click();
    const question = page.getByRole('dialog', { name: 'Delete prompt version?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(prompts.toasts).toContainText('The version is gone.');
    await expect(rows).toHaveCount(seeded.length + 1);
    await expect(inRow(second, /^View/)).toBeFocused();
    await page.reload();
    await expect(rows).toHaveCount(seeded.length + 1);
    await second.hover();
    await expect(prompts.shownText).not.toContainText('like a lighthouse keeper');
  });
});
