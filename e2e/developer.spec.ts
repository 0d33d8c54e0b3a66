import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { expectNoAxeViolations } from './support/axe';
import { callsTo, openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { follow } from './support/navigate';
import type { SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { askApi } from './support/staffApi';
import { expect, test } from './support/test';

const developer: Permission[] = ['read:devlog', 'read:cost', 'read:summary', 'edit:session'];

/** The three pages: their permission, their entry in the menu of the chat, and their calls. */
const pages = [
  {
    permission: 'read:devlog',
    path: '/devlog',
    heading: 'Developer log',
    entry: 'Dev Log',
    calls: [
      '/api/stats/DevLogs/enabled',
      '/api/stats/DevLogs/currentSession/initialId',
      '/api/Stats/DevLogs/0',
    ],
  },
  {
    permission: 'read:cost',
    path: '/costs',
    heading: 'Costs',
    entry: 'Cost',
    calls: ['/api/stats/costs', '/api/stats/costs/2026-03-01T09:30:00.000Z'],
  },
  {
    permission: 'read:summary',
    path: '/summaries',
    heading: 'Summaries',
    entry: 'Summaries',
    calls: ['/api/summary', '/api/summary/sessions/1', '/api/summary/sessions/1/modules/1'],
  },
] as const;

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

test('a message adds lines to the log and rows to the costs; Refresh brings just what is new', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: developer, chats: 6 });
  const chat = await openChat(page, account);
  const logTab = await openTab(page, 'Dev Log');
  await expect(
    log(logTab)
      .getByRole('article', { name: /^GptCall/ })
      .last(),
  ).toBeVisible();
  const costsTab = await openTab(page, 'Cost');
  await expect(rows(costsTab).last()).toBeVisible();
  const rowsBefore = await rows(costsTab).count();
  const totalBefore = await costsTab.getByText(/in total/).textContent();

  await refresh(logTab).click();
  await expect(status(logTab)).toHaveText('Nothing new.');
  await refresh(costsTab).click();
  await expect(status(costsTab)).toHaveText('Nothing new.');

  await chat.say('I walked by the sea today.');
  await chat.toHaveLength(8);
  await refresh(logTab).click();
  await expect(status(logTab)).toHaveText(/^\d+ new lines\.$/);
  const asked = log(logTab)
    .getByRole('article', { name: /^GptCall/ })
    .last();
  await asked.getByRole('button').click();
  await expect(asked).toContainText('I walked by the sea today.');
  await expect(asked.getByText('Total tokens')).toBeVisible();

  await refresh(costsTab).click();
  await expect(status(costsTab)).toHaveText(/^\d+ new rows\.$/);
  expect(await rows(costsTab).count()).toBeGreaterThan(rowsBefore);
  await expect(costsTab.getByText(/in total/)).not.toHaveText(totalBefore ?? '');

  const fromIds = (await pathsOf(sandbox, account.email, /DevLogs\/\d+$/)).map((path) =>
    Number(path.split('/').at(-1)),
  );
  expect(fromIds, 'the page opening and two refreshes').toHaveLength(3);
  expect(fromIds[1], 'only what came after the last line is asked for').toBeGreaterThan(fromIds[0] ?? 0);
  expect(fromIds[2]).toBe(fromIds[1]);
  expect(await callsTo(sandbox, account, 'GET', '/api/stats/costs')).toHaveLength(1);
  expect(await pathsOf(sandbox, account.email, /stats\/costs\/./)).toHaveLength(2);
});

test('a log of ten thousand lines opens at its end, filters, and keeps few of them in the document', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: developer, logLines: 10_000 });
  await signIn(page, account, '/devlog');
  const lines = log(page).getByRole('article');
  await expect(page.getByText('10,000 lines')).toBeVisible();
  const newest = log(page).locator('[aria-posinset="10000"]');
  await expect(newest).toBeInViewport();
  expect(await lines.count()).toBeLessThan(60);

  await log(page).focus();
  await page.keyboard.press('Home');
  const oldest = log(page).locator('[aria-posinset="1"]');
  await expect(oldest).toBeInViewport();

  await test.step('half-way, other lines show, and the reader stays at the same place', async () => {
    const middle = log(page).locator('[aria-posinset="5001"]');
    await log(page).evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    await expect(middle).toBeInViewport();
    const name = (await middle.getAttribute('aria-label')) ?? '';
    const others = ['GptCall', 'Module', 'Exception'].filter((category) => !name.startsWith(category));
    for (const category of others) await page.getByRole('checkbox', { name: category }).uncheck();
    await expect(page.getByText(/^3,33\d of 10,000 lines$/)).toBeVisible();
    await expect(log(page).getByRole('article', { name, exact: true })).toBeInViewport();
    for (const category of others) await page.getByRole('checkbox', { name: category }).check();
    await expect(log(page).getByRole('article', { name, exact: true })).toBeInViewport();
  });

  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(newest).toBeInViewport();
  await expect(log(page)).toBeFocused();

  await page.getByRole('checkbox', { name: 'GptCall' }).uncheck();
  await page.getByRole('checkbox', { name: 'Module' }).uncheck();
  await expect(page.getByText('3,333 of 10,000 lines')).toBeVisible();
  await expect(lines.last()).toBeInViewport();
  await expect(lines.filter({ hasNotText: 'Exception' })).toHaveCount(0);
  await expect(page).toHaveURL('/devlog?hide=GptCall&hide=Module');
  await page.reload();
  await expect(page.getByText('3,333 of 10,000 lines')).toBeVisible();
});

test('a line is opened and closed by keyboard, and a link to it leads there', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: developer, logLines: 300 });
  await signIn(page, account, '/devlog');
  const exceptions = log(page).getByRole('article', { name: /^Exception/ });
  await expect(exceptions.last()).toContainText('No answer');
  await expect(exceptions.last()).not.toContainText('Stack trace');

  const newest = log(page).locator('[aria-posinset="300"]');
  await newest.getByRole('button').click();
  await expect(
    newest.getByText('Total tokens'),
    'what opens below the edge comes into view',
  ).toBeInViewport();
  await newest.getByRole('button').click();
  await expect(newest.getByText('Total tokens')).toHaveCount(0);

  await tabTo(page, log(page));
  await page.keyboard.press('Home');
  const first = log(page)
    .getByRole('article', { name: /^Exception/ })
    .first();
  await expect(log(page).locator('[aria-posinset="1"]')).toBeInViewport();
  await tabTo(page, first.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(first).toContainText('Stack trace');
  await expect(first.getByText('Stack trace')).toBeInViewport();
  await expect(first.getByRole('button')).toBeFocused();
  await expect(page).toHaveURL(/\/devlog\?line=\d+$/);
  await expectNoAxeViolations(page);

  await page.reload();
  const opened = log(page).getByRole('article').filter({ hasText: 'Stack trace' });
  await expect(opened).toBeInViewport();
  await opened.getByRole('button').press('Enter');
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL('/devlog');
});

test('a session is summed up once it is closed, with its modules', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: developer });
  const chat = await openChat(page, account);
  const before = await openTab(page, 'Summaries');
  await expect(before.getByRole('heading', { name: 'No summaries yet' })).toBeVisible();

  const entries = Number(await chat.entries.last().getAttribute('aria-setsize'));
  await chat.say('I walked by the sea today.');
  await chat.toHaveLength(entries + 2);
  await menu(page).click();
  await page.getByRole('button', { name: 'Close session' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button').last().click();
  await expect(question).toHaveCount(0);

  await expect(async () => {
    await before.reload();
    await expect(before.getByRole('heading', { name: 'Client summary' })).toBeVisible();
  }).toPass();
  const session = before.getByRole('button', { name: /^Session \d+/ });
  await session.click();
  const modules = before.getByRole('heading', { level: 4 }).getByRole('button');
  await modules.first().click();
  await expect(modules.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(before).toHaveURL(/session=\d+&module=\d+\.\d+$/);
  await expect
    .poll(() => pathsOf(sandbox, account.email, /^\/api\/summary\/sessions/))
    .toEqual([
      expect.stringMatching(/sessions\/\d+$/),
      expect.stringMatching(/sessions\/\d+\/modules\/\d+$/),
    ]);
});

for (const { permission, path, heading, entry, calls } of pages) {
  test(`${path} is for holders of ${permission} alone: its entry, its address and its calls`, async ({
    page,
    sandbox,
  }) => {
    const others = developer.filter((each) => each !== permission);
    const account = await sandbox.makeAccount({ permissions: [...others, 'read:admin'] });
    const history = page.waitForRequest((request) => /\/api\/chats$/.test(request.url()));
    await openChat(page, account);
    await menu(page).click();
    const entries = page.getByRole('link').filter({ visible: true });
    for (const other of pages)
      await expect(entries.filter({ hasText: new RegExp(`^${other.entry}$`) })).toHaveCount(
        other.entry === entry ? 0 : 1,
      );
    for (const call of calls)
      expect((await askApi(page, await history, 'GET', call)).status(), call).toBe(403);

    await page.goto(path);
    await expect(page).toHaveURL('/forbidden');
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  });
}

test('an app user gets no byte of the developer pages', async ({ page, account, sandbox }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  await openChat(page, account);
  for (const { path } of pages) {
    await follow(page, path);
    await expect(page).toHaveURL('/forbidden');
  }
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(/\/api\/(stats\/|summary)/i.test(text), `${script} knows calls of developers`).toBe(false);
  }
  expect(await pathsOf(sandbox, account.email, /^\/api\/(stats|summary)/i)).toEqual([]);
});

test('each of the pages shows with its own permission only', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ permissions: ['read:cost'], roles: [] }), '/costs');
  await expect(page.getByRole('heading', { level: 1, name: 'Costs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No costs yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the chat' })).toHaveCount(0);
});
