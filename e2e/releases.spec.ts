import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { testBrowserFlags } from '../scripts/findBrowser';
import { type Site, startSite } from '../scripts/site';
import { buildStage } from '../scripts/stage';
import { stages } from '../scripts/stages';
import { chatOn, openChat } from './support/chat';
import { keptPaths, untilKept } from './support/keeping';
import { follow } from './support/navigate';
import { writeRelease } from './support/releases';
import { expect, test } from './support/test';

// The address stays the one that the sandbox knows; what answers there is this test's own site.
const sitePort = stages.bench.port;
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: process.env.HEARKEN_BROWSER,
    args: [
      ...testBrowserFlags,
      `--host-resolver-rules=MAP localhost:${stages.main.port} 127.0.0.1:${sitePort}`,
    ],
  },
});

/** Pages whose code comes when they are opened. */
const lazyPages = [
  '/news',
  '/profile',
  '/profile/termsAndConditions',
  '/profile/questions',
  '/unsubscribe',
  '/activate',
  '/noaccess',
  '/forbidden',
  '/signup',
  '/nowhere',
];

const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');

/** Settles when the worker of another release answers for the page. */
const untilTakenOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      }),
  );

test('ten releases in a row: an open page stays whole and keeps its draft, the next visit shows the newest', async ({
  page,
  account,
}) => {
  test.slow();
  const directory = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const build = await buildStage(stages.main);
  let site: Site | undefined;
  const publish = async (number: number) => {
    const to = path.join(directory, String(number));
    const version = await writeRelease(build, to, number);
    await site?.close();
    site = await startSite({ directory: to, port: sitePort });
    return version;
  };

  try {
    const first = await publish(0);
    await openChat(page, account);
    await untilKept(page);
    await page.reload();
    const chat = chatOn(page);
    await expect(chat.entries.last()).toBeVisible();
    await chat.box.fill('What I was about to say');
    const failed: string[] = [];
    page.on('response', (response) => {
      if (!response.ok() && response.url().includes('/assets/')) failed.push(response.url());
    });

    const visitor = await page.context().newPage();
    const heading = page.getByRole('heading', { level: 1 });
    let newest = first;
    let shown = (await heading.textContent()) ?? '';
    for (const [index, address] of lazyPages.entries()) {
      await test.step(`release ${index + 1}, then ${address}`, async () => {
        const former = newest;
        newest = await publish(index + 1);
        const takenOver = untilTakenOver(page);
        await visitor.goto('/noservice');
        expect(await releaseOf(visitor)).toBe(former);
        await takenOver;

        await follow(page, address);
        await expect(heading).not.toHaveText(shown);
        shown = (await heading.textContent()) ?? '';
        expect(await releaseOf(page)).toBe(first);
      });
    }
    expect(failed).toEqual([]);
    await visitor.reload();
    expect(await releaseOf(visitor)).toBe(newest);

    await follow(page, '/chat');
    await expect(chat.box).toHaveValue('What I was about to say');
    await page.reload();
    await expect(chat.box).toHaveValue('What I was about to say');
    expect(await releaseOf(page)).toBe(newest);
    await page.reload();
    await expect(chat.entries.last()).toBeVisible();
    await expect
      .poll(
        async () => Object.keys(await keptPaths(page)),
        'what is kept beside the newest and the former one',
      )
      .toHaveLength(3);
  } finally {
    await site?.close();
    await rm(directory, { recursive: true });
  }
});
