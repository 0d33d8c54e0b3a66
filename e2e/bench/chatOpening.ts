import type { Browser, Page } from '@playwright/test';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { usableChat } from './conversation';
import { usableAt } from './probe';
import { slowDown } from './slowPhone';
import { median } from './statistics';
import { arrive, openContext, type VisitOptions, visit } from './visit';

const visits = 5;
const typed = 'Good morning';
const lengths = [100, 10_000];

/** How somebody with a session comes to the chat; medians, in milliseconds since the navigation began. */
export interface ChatOpeningFigures {
  /** On a slow phone: when the first letter typed was painted, how often all letters were still there in the end. */
  keyPainted: number;
  textsKept: string;
  /** The same visits, until the conversation was there. */
  conversation: number;
  /** On a quick line and processor, by the number of entries. */
  quickly: { entries: number; conversation: number }[];
  /** On a slow phone, by somebody who has been there before. */
  again: { messageBox: number; conversation: number; servedBy: string };
}

interface ChatOpeningOptions {
  site: string;
  doors: SandboxDoors;
  storageState: VisitOptions['storageState'];
}

/** Measures the way of somebody with a session to the chat. */
export async function measureChatOpening(
  browser: Browser,
  { site, doors, storageState }: ChatOpeningOptions,
): Promise<ChatOpeningFigures> {
  const options = { address: `${site}/chat`, wanted: usableChat };
  const typing = [];
  for (let count = 0; count < visits; count += 1) {
    typing.push(await typeEarly(browser, { ...options, storageState, isSlow: true }));
  }

  const quickly = [];
  for (const entries of lengths) {
    const state = await stateOf(browser, site, await doors.makeAccount({ chats: entries }));
    const times = [];
    for (let count = 0; count < visits; count += 1) {
      times.push((await visit(browser, { ...options, storageState: state, isSlow: false })).usable);
    }
    quickly.push({ entries, conversation: median(times) });
  }

  const again = [];
  for (let count = 0; count < visits; count += 1) {
    again.push(await comeAgain(browser, { ...options, storageState, isSlow: true }));
  }
  return {
    keyPainted: median(typing.map(({ keyPainted }) => keyPainted)),
    textsKept: `${typing.filter(({ isKept }) => isKept).length} of ${visits}`,
    conversation: median(typing.map(({ conversation }) => conversation)),
    quickly,
    again: {
      messageBox: median(again.map(({ messageBox }) => messageBox)),
      conversation: median(again.map(({ conversation }) => conversation)),
      servedBy: again[0]?.servedBy ?? '',
    },
  };
}

/** Presses on the message box and types as soon as there is one. */
async function typeEarly(browser: Browser, options: VisitOptions) {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  let typing: Promise<void> = Promise.resolve();
  await watchMessageBox(page, ({ x, y }) => {
    typing = page.mouse.click(x, y).then(() => page.keyboard.type(typed, { delay: 60 }));
  });
  await slowDown(page);
  const { usable } = await arrive(page, options.address);
  await typing;
  // What comes late must not take the text away either.
  await page.waitForTimeout(1_000);
  const keyPainted = (await page.evaluate(() => probe.typedAt)) ?? Number.NaN;
  const isKept = (await page.getByRole('textbox', { name: 'Message' }).inputValue()) === typed;
  await context.close();
  return { keyPainted, isKept, conversation: usable };
}

async function comeAgain(browser: Browser, options: VisitOptions) {
  const context = await openContext(browser, { ...options, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(options.address);
  await usableAt(page);
  const servedBy = await page.evaluate(async () => {
    const never = new Promise<null>((resolve) => setTimeout(() => resolve(null), 15_000));
    const worker = await Promise.race([navigator.serviceWorker.ready, never]);
    return worker ? 'a service worker' : 'the browser’s cache';
  });
  // Time for what is stored for the next visit.
  await page.waitForTimeout(1_000);
  await page.goto('about:blank');

  const since = { messageBox: Number.NaN };
  await watchMessageBox(page, ({ at }) => {
    since.messageBox = at;
  });
  await slowDown(page);
  const { usable } = await arrive(page, options.address);
  await context.close();
  return { ...since, conversation: usable, servedBy };
}

interface Shown {
  x: number;
  y: number;
  /** In milliseconds since the navigation began. */
  at: number;
}

async function watchMessageBox(page: Page, onShown: (shown: Shown) => void): Promise<void> {
  await page.exposeFunction('messageBoxShown', onShown);
  await page.addInitScript(() => {
    if (window === window.top) probe.watchMessageBox();
  });
}

async function stateOf(browser: Browser, site: string, account: Parameters<typeof signIn>[1]) {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await signIn(page, account);
  const state = await context.storageState();
  await context.close();
  return state;
}
