// `npm run pictures`: takes the pictures of the README anew, into docs/pictures. They show the built application on the
// sandbox's demonstration, at a moment that is always the same.
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readSettings } from '../../sandbox/settings';
import { startSandbox } from '../../sandbox/startSandbox';
import { browserFlags, findBrowser } from '../../scripts/findBrowser';
import { root } from '../../scripts/root';
import { startSite } from '../../scripts/site';
import { buildStage } from '../../scripts/stage';
import { addressOf, stages } from '../../scripts/stages';
import { sendChat } from '../../src/api/chat';
import { chatOn } from '../support/chat';
import { signIn } from '../support/signIn';

const moment = '2026-05-12T08:40:00.000Z';
const directory = path.join(root, 'docs/pictures');
/** Those of the bench: nobody measures and takes pictures at once. */
const ports = stages.bench;
const address = addressOf(ports.port);
const sandboxAddress = addressOf(ports.sandboxPort);

interface Picture {
  name: string;
  email: string;
  path: string;
  /** Brings the page to what the picture is about. */
  reach(page: Page): Promise<void>;
}

const pictures: Picture[] = [
  {
    name: 'chat',
    email: 'user@example.com',
    path: '/chat',
    reach: async (page) => {
      await page.getByText('Today', { exact: true }).waitFor();
      const { box, say } = chatOn(page);
      const isAnswered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith(sendChat.path),
      );
      await say('My mother called. For once we talked about her, and not about what I should do.');
      await isAnswered;
      await box.and(page.locator(':enabled')).waitFor();
      await page
        .getByRole('button', { name: 'Provide feedback of the current conversation' })
        .last()
        .waitFor();
      await box.blur();
    },
  },
  {
    name: 'scores',
    email: 'staff@example.com',
    path: '/admin/feedback/scores?range=month',
    reach: async (page) => {
      await page.locator('canvas').last().waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
];

const sandbox = await startSandbox({
  ...readSettings({}),
  port: ports.sandboxPort,
  appOrigin: address,
  data: 'memory',
  seed: true,
  beginsAt: moment,
});
const [built] = await Promise.all([buildStage(ports), sandbox.ready]);
const site = await startSite({ directory: built, port: ports.port });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

mkdirSync(directory, { recursive: true });
for (const picture of pictures) {
  const file = await take(browser, picture);
  console.log(`${path.relative(root, file)}  ${Math.round(statSync(file).size / 1024)} KB`);
}
await browser.close();
await site.close();
await sandbox.close();

async function take(browser: Browser, { name, email, path: target, reach }: Picture): Promise<string> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  await signIn(page, { email, sandbox: sandboxAddress }, target);
  await reach(page);
  const file = path.join(directory, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  await context.close();
  return file;
}
