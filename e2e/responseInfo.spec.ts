import type { ReplyOf } from '../src/api/call';
import type { getChatStats } from '../src/api/chat';
import { failedCall, openChat } from './support/chat';
import { expect, test } from './support/test';

const inspector = { permissions: ['read:chatstat' as const] };

test('the info of a reply explains how it was made', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount(inspector);
  const chat = await openChat(page, account);
  await chat.say('How do you know what to say?');
  await chat.toHaveLength(3);
  const icon = chat.answers.last().getByRole('button', { name: 'Response info' });
  const answer = page.waitForResponse(/\/stats$/);
  await icon.click();
  const stats = (await (await answer).json()) as ReplyOf<typeof getChatStats>;

  const dialog = page.getByRole('dialog', { name: 'Response info' });
  await expect(dialog).toContainText(`Module: ${stats.moduleName}`);
  expect(stats.promptLogs.length).toBeGreaterThan(0);
  for (const [index, { promptKey, requestJson, responseJson }] of stats.promptLogs.entries()) {
    const log = dialog.getByRole('group').nth(index);
    const request = JSON.parse(requestJson) as { messages: { role: string; content: string }[] };
    const { value } = JSON.parse(responseJson) as {
      value: {
        choices: { message: { content: string }; finishReason: string }[];
        usage: { completionTokens: number; promptTokens: number; totalTokens: number };
      };
    };
    await expect(log.getByText(request.messages[0]?.content ?? '', { exact: true })).toBeHidden();
    await log.getByText(promptKey, { exact: true }).click();
    for (const { role, content } of request.messages) {
      await expect(log.getByText(role, { exact: true }).first()).toBeVisible();
      await expect(log.getByText(content, { exact: true }).first()).toBeVisible();
    }
    for (const { message, finishReason } of value.choices) {
      await expect(log.getByText(message.content, { exact: true }).last()).toBeVisible();
      await expect(log.getByText(`Finish reason: ${finishReason}`).last()).toBeVisible();
    }
    const tokens = log.getByRole('definition');
    await expect(tokens).toHaveText([
      String(value.usage.completionTokens),
      String(value.usage.promptTokens),
      String(value.usage.totalTokens),
    ]);
    await expect(log.getByRole('term')).toHaveText(['Completion tokens', 'Prompt tokens', 'Total tokens']);
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(icon).toBeFocused();
});

test('an info that cannot be loaded offers a retry, whatever came', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ ...inspector, chats: 4 });
  const chat = await openChat(page, account);
  const faults = [
    { status: 500, body: { message: 'Stack overflow in line 12' } },
    { status: 200, body: '<!doctype html><h1>Bad gateway</h1>', contentType: 'text/html' },
    { status: 200, body: '{"moduleName": "x", "prom' },
    { status: 200 },
    { status: 200, body: { moduleName: 'x', promptLogs: 'none' } },
  ];
  for (const fault of faults) {
    await sandbox.fault({ method: 'GET', path: '/api/chats/:id/stats', account: account.email, ...fault });
  }
  await chat.answers.last().getByRole('button', { name: 'Response info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Response info' });
  for (const _fault of faults) {
    const failed = dialog.getByRole('alert');
    await expect(failed).toContainText('The info could not be loaded');
    const answer = page.waitForResponse(/\/stats$/);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await answer;
  }
  await expect(dialog).toContainText('Module:');
  await expect(chat.notifications.getByRole('alert'), 'one toast for one cause').toHaveCount(1);

  await test.step('without its server the no-service page leads back', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await sandbox.fault({ method: 'GET', path: '/api/chats/:id/stats', drop: true, account: account.email });
    await chat.own.last().getByRole('button', { name: 'Response info' }).click();
    await page.waitForURL('/noservice');
    await page.getByRole('button', { name: 'Retry' }).click();
    await chat.toHaveLength(4);
  });
});
