import { fillPath, type Permission } from '../src/api/call';
import { contract } from '../src/api/contract';
import { developerScreens, staffScreens, userScreens } from '../tests/support/siteMap';
import { openChat, openedChat } from './support/chat';
import { follow } from './support/navigate';
import { openSession, signIn } from './support/signIn';
import { barOn, expectNoScriptWith, watchScripts } from './support/staff';
import { openWithApi } from './support/staffApi';
import { expect, test } from './support/test';
import { registerVisitor, waitingSource } from './support/visitors';

const noAccess = 'Sorry! You do not have access to this page.';

/** Their entries in the menu of the chat. */
const entries: Readonly<Record<string, string>> = {
  '/devlog': 'Dev Log',
  '/costs': 'Cost',
  '/summaries': 'Summaries',
};
/** What stands in the paths of their calls. */
const params = { fromId: 0, latestTimestamp: '2026-03-01T09:30:00.000Z', sessionId: 1, moduleId: 1 };

/** The pages of developers: their permission, their entry in the menu of the chat, and their calls. */
const developerPages = developerScreens.map(({ path, title, needs: [permission] = [] }) => ({
  permission,
  path,
  heading: title,
  entry: entries[path] ?? `an entry for ${path}`,
  calls: contract
    .filter(({ access }) => access !== 'anonymous' && access.permissions?.some((each) => each === permission))
    .map((call) => fillPath(call.path, params)),
}));

test('read:admin alone opens the signup sources, the news and the audit trail, and nothing else', async ({
  page,
  sandbox,
  stage,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin'] });
  const person = await sandbox.makeAccount();
  const prospect = await registerVisitor(stage, { source: waitingSource });
  const ask = await openWithApi(page, account, '/admin/news');
  const { group, entries, bar, logOut } = barOn(page);
  const notice = page.getByRole('heading', { level: 1, name: noAccess });

  await test.step('the bar has three entries', async () => {
    await expect(bar.getByRole('button')).toHaveText(['Users', 'Content', 'System', 'Log out']);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await group('Users').click();
    await expect(entries).toHaveText(['Signup sources']);
    await group('Content').click();
    await expect(entries).toHaveText(['News']);
    await group('System').click();
    await expect(entries).toHaveText(['Audit trail']);
  });

  await test.step('the audit trail shows what may be read, and nothing of the rest', async () => {
    await follow(page, '/admin/audit');
    const rows = page.getByRole('table', { name: 'Audit entries' });
    await expect(rows.getByRole('cell', { name: 'Signup sources' }).first()).toBeVisible();
    await expect(rows.getByText('Prompts', { exact: true })).toHaveCount(0);
  });

  await test.step('most screens say so in their place', async () => {
    const inPlace = staffScreens.filter(({ refusedAt }) => !refusedAt);
    expect(inPlace.length).toBeGreaterThan(3);
    for (const { path } of inPlace) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(notice).toBeVisible();
      await expect(bar).toBeVisible();
    }
  });

  await test.step('some lead out of the back-office, or to its beginning', async () => {
    for (const { path, needs = [], refusedAt } of staffScreens) {
      if (needs.length < 2 || !refusedAt) continue;
      await follow(page, path);
      await expect(page).toHaveURL(refusedAt);
      await expect(notice).toBeVisible();
    }
    const refused = (await sandbox.calls(account.email)).filter(({ status }) => status === 403);
    expect(refused, 'nothing was asked for in vain').toEqual([]);
  });

  await test.step('the API refuses what the screens would do', async () => {
    const user = `/api/admin/users/${encodeURIComponent(person.id)}`;
    for (const [method, path] of [
      ['GET', '/api/admin/scheduledJobs'],
      ['GET', '/api/admin/scheduledJobs/1/status?page=1&pageSize=10'],
      ['GET', '/api/admin/sharedData/sessions'],
      ['GET', '/api/admin/sharedData/sessions/1'],
      ['DELETE', '/api/admin/sharedData/sessions/1'],
      ['GET', '/api/admin/prospects'],
      ['POST', '/api/admin/prospects/invite/1'],
      ['DELETE', '/api/admin/prospects/1'],
      ['GET', '/api/admin/users?page=1&pageSize=20&search='],
      ['GET', `${user}/roles`],
      ['POST', `${user}/auth0sync`],
      ['POST', '/api/admin/users/refreshUserGroups'],
      ['DELETE', `${user}/chats`],
      ['DELETE', user],
    ] as const) {
      expect((await ask(method, path)).status, `${method} ${path}`).toBe(403);
    }
    expect((await ask('GET', '/api/admin/signupSources')).status).toBe(200);
    expect(await sandbox.outbox(prospect)).toEqual([]);
  });

  await test.step('Log out leaves for the site', async () => {
    await logOut.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await page.goto('/admin/news');
    await expect(page.getByLabel('Password'), 'the session has ended').toBeVisible();
    // It would fail for somebody who has been removed.
    await openSession(page, person);
  });
});

test('without read:admin an address of the back-office leads away, before any call', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ permissions: ['edit:users'] });
  await signIn(page, account, '/admin/signupsources');
  await expect(page).toHaveURL('/forbidden');
  expect(await sandbox.calls(account.email)).toEqual([]);
});

test('who has no permission gets no byte of the pages of staff and makes none of their calls', async ({
  page,
  account,
  sandbox,
}) => {
  const scripts = watchScripts(page);
  await openChat(page, account);
  await test.step('the pages of users', async () => {
    // The chat is open already, and the start-up leads there.
    for (const { path } of userScreens.filter(({ path }) => !['/chat', '/startQuestions'].includes(path))) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
  await test.step('the pages of staff', async () => {
    for (const path of [
      ...staffScreens.map(({ path }) => path),
      ...developerPages.map(({ path }) => path),
      '/admin',
    ]) {
      await follow(page, path);
      await expect(page).toHaveURL('/forbidden');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(noAccess);
    }
  });

  await expectNoScriptWith(page, scripts, /\/api\/(admin\/|stats\/|summary)/i);
  const calls = (await sandbox.calls(account.email)).map(({ path }) => path);
  expect(calls.filter((path) => /^\/api\/(admin\/|stats\/|summary)/i.test(path))).toEqual([]);
});

for (const held of [['read:cost'], ['read:devlog', 'read:summary']] satisfies Permission[][]) {
  test(`${held.join(' and ')} give their own developer pages alone: entries, addresses and calls`, async ({
    page,
    sandbox,
  }) => {
    const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:session', ...held] });
    const ask = await openWithApi(page, account, '/chat');
    await openedChat(page);
    await page.getByRole('button', { name: 'Administration' }).click();
    const links = page.getByRole('link').filter({ visible: true });

    const isHeld = ({ permission }: (typeof developerPages)[number]) =>
      held.some((each) => each === permission);
    await expect(links.filter({ hasText: /^(Dev Log|Cost|Summaries)$/ })).toHaveText(
      developerPages.filter(isHeld).map(({ entry }) => entry),
    );

    for (const each of developerPages) {
      const isOpen = isHeld(each);
      await test.step(`${each.path} is ${isOpen ? 'open' : 'closed'}`, async () => {
        for (const call of each.calls) expect((await ask('GET', call)).status === 403, call).toBe(!isOpen);
        await follow(page, each.path);
        await expect(page).toHaveURL(isOpen ? each.path : '/forbidden');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(isOpen ? each.heading : noAccess);
      });
    }
  });
}

test('a developer page needs no more than its permission, not even to be an app user', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.makeAccount({ permissions: ['read:cost'], roles: [] }), '/costs');
  await expect(page.getByRole('heading', { level: 1, name: 'Costs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No costs yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the chat' })).toHaveCount(0);
});
