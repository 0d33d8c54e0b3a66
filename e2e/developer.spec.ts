import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { callsTo, openedChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { follow } from './support/navigate';
import type { SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';

const developer: Permission[] = ['read:devlog', 'read:cost', 'read:summary', 'edit:session'];

const menu = (page: Page) => page.getByRole('button', { name: 'Administration' });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });
const status = (page: Page) => page.getByRole('status');
const log = (page: Page) => page.getByRole('log', { name: 'Lines of the log' });
const rows = (page: Page) => page.getByRole('table', { name: 'Costs' }).getByRole('row');

/** Opens one of the pages as a person does: from the menu of the chat, in a tab of its own. */
async function openTab(page: Page, entry: string): Promise<Page> {
  await menu(page).click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: entry, exact: true }).click(),
  ]);
  return tab;
}

const pathsOf = async (sandbox: SandboxDoors, email: string, prefix: RegExp) =>
  (await sandbox.calls(email)).map(({ path }) => path).filter((path) => prefix.test(path));

test('what is said in the chat shows in the log, the costs and, once the session is closed, the summaries', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: developer, chats: 6 });
  const ask = await openWithApi(page, account, '/chat');
  const chat = await openedChat(page);
  const logTab = await openTab(page, 'Dev Log');
  const calls = log(logTab).getByRole('article', { name: /^GptCall/ });
  await expect(calls.last()).toBeVisible();
  const costsTab = await openTab(page, 'Cost');
  await expect(rows(costsTab).last()).toBeVisible();
  const rowsBefore = await rows(costsTab).count();
  const totalBefore = (await costsTab.getByText(/in total/).textContent()) ?? '';

  await test.step('Refresh says when there is nothing new', async () => {
    await refresh(logTab).click();
    await expect(status(logTab)).toHaveText('Nothing new.');
    await refresh(costsTab).click();
    await expect(status(costsTab)).toHaveText('Nothing new.');
  });

  await chat.say('I walked by the sea today.');
  await chat.toHaveLength(8);

  await test.step('a message adds lines to the log', async () => {
    await refresh(logTab).click();
    await expect(status(logTab)).toHaveText(/^\d+ new lines?\.$/);
    await calls.last().getByRole('button').click();
    await expect(calls.last()).toContainText('I walked by the sea today.');
    await expect(calls.last().getByText('Total tokens')).toBeVisible();
  });

  await test.step('and rows to the costs', async () => {
    await refresh(costsTab).click();
    await expect(status(costsTab)).toHaveText(/^\d+ new rows\.$/);
    expect(await rows(costsTab).count()).toBeGreaterThan(rowsBefore);
    await expect(costsTab.getByText(/in total/)).not.toHaveText(totalBefore);
  });

  await test.step('Refresh asks for just what is new', async () => {
    const fromIds = (await pathsOf(sandbox, account.email, /DevLogs\/\d+$/)).map((path) =>
      Number(path.split('/').at(-1)),
    );
    expect(fromIds, 'the page opening and two refreshes').toHaveLength(3);
    expect(fromIds[1], 'only what came after the last line is asked for').toBeGreaterThan(fromIds[0] ?? 0);
    expect(fromIds[2]).toBe(fromIds[1]);
    expect(await callsTo(sandbox, account, 'GET', '/api/stats/costs')).toHaveLength(1);
    expect(await pathsOf(sandbox, account.email, /stats\/costs\/./)).toHaveLength(2);
  });

  await test.step('a session is summed up once it is closed, with its modules', async () => {
    const summedUp = async () => ((await (await ask('GET', '/api/summary')).json()).sessionIds as []).length;
    const before = await summedUp();
    await menu(page).click();
    await page.getByRole('button', { name: 'Close session' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button').last().click();
    await expect(question).toHaveCount(0);
    await expect.poll(summedUp).toBe(before + 1);

    const asked = (await pathsOf(sandbox, account.email, /^\/api\/summary\/sessions/)).length;
    await follow(costsTab, '/summaries');
    await expect(costsTab.getByRole('heading', { name: 'Client summary' })).toBeVisible();
    await costsTab
      .getByRole('button', { name: /^Session \d+/ })
      .first()
      .click();
    const modules = costsTab.getByRole('heading', { level: 4 }).getByRole('button');
    await modules.first().click();
    await expect(modules.first()).toHaveAttribute('aria-expanded', 'true');
    await expect(costsTab).toHaveURL(/session=\d+&module=\d+\.\d+$/);
    await expect
      .poll(async () => (await pathsOf(sandbox, account.email, /^\/api\/summary\/sessions/)).slice(asked))
      .toEqual([
        expect.stringMatching(/sessions\/\d+$/),
        expect.stringMatching(/sessions\/\d+\/modules\/\d+$/),
      ]);
  });
});

test('a log of ten thousand lines can be walked through, filtered and linked to', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: developer, logLines: 10_000 });
  await signIn(page, account, '/devlog');
  const lines = log(page).getByRole('article');
  const at = (position: number) => log(page).locator(`[aria-posinset="${position}"]`);

  await test.step('it opens at its end, and few of its lines are in the document', async () => {
    await expect(page.getByText('10,000 lines')).toBeVisible();
    await expect(at(10_000)).toBeInViewport();
    expect(await lines.count()).toBeLessThan(60);
  });

  await test.step('a line that opens below the edge comes into view', async () => {
    await at(9_999).getByRole('button').click();
    await expect(at(9_999).getByText('Total tokens')).toBeInViewport();
    await at(9_999).getByRole('button').click();
    await expect(at(9_999).getByText('Total tokens')).toHaveCount(0);
  });

  await test.step('half-way, other lines show, and the reader stays at the same place', async () => {
    await log(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    await expect(at(5001)).toBeInViewport();
    const name = (await at(5001).getAttribute('aria-label')) ?? '';
    const others = ['GptCall', 'Module', 'Exception'].filter((category) => !name.startsWith(category));
    for (const category of others) await page.getByRole('checkbox', { name: category }).uncheck();
    await expect(page.getByText(/^3,33\d of 10,000 lines$/)).toBeVisible();
    await expect(log(page).getByRole('article', { name, exact: true })).toBeInViewport();
    for (const category of others) await page.getByRole('checkbox', { name: category }).check();
    await expect(log(page).getByRole('article', { name, exact: true })).toBeInViewport();
  });

  await test.step('Latest leads to the end', async () => {
    await page.getByRole('button', { name: 'Latest' }).click();
    await expect(at(10_000)).toBeInViewport();
    await expect(log(page)).toBeFocused();
  });

  await test.step('categories are hidden, and the address knows', async () => {
    await page.getByRole('checkbox', { name: 'GptCall' }).uncheck();
    await page.getByRole('checkbox', { name: 'Module' }).uncheck();
    await expect(page.getByText('3,333 of 10,000 lines')).toBeVisible();
    await expect(lines.last()).toBeInViewport();
    await expect(lines.filter({ hasNotText: 'Exception' })).toHaveCount(0);
    await expect(page).toHaveURL('/devlog?hide=GptCall&hide=Module');
    await expect(lines.last()).toContainText('No answer');
    await expect(lines.last()).not.toContainText('Stack trace');
  });

  await test.step('by keyboard a line is opened, far up', async () => {
    await tabTo(page, log(page));
    await page.keyboard.press('Home');
    await expect(at(1)).toBeInViewport();
    await tabTo(page, at(1).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(at(1)).toContainText('Stack trace');
    await expect(at(1).getByText('Stack trace')).toBeInViewport();
    await expect(at(1).getByRole('button')).toBeFocused();
  });

  await test.step('a link leads to the open line among those that show', async () => {
    await expect(page).toHaveURL(/\/devlog\?hide=GptCall&hide=Module&line=\d+$/);
    await page.reload();
    await expect(page.getByText('3,333 of 10,000 lines')).toBeVisible();
    const opened = lines.filter({ hasText: 'Stack trace' });
    await expect(opened).toBeInViewport();
    await opened.getByRole('button').press('Enter');
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL('/devlog?hide=GptCall&hide=Module');
  });
});
