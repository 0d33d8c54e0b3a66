import type { Browser, CDPSession, Page } from '@playwright/test';
import type { SandboxDoors } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { installProbe, usableAt } from './probe';
import { slowProcessor } from './slowPhone';
import { median, quantile } from './statistics';

const loads = 3;
const typed = 'It has been a long week, and I wonder whether I am doing the right thing.';
const sent = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => `The ${name} thing on my mind`);
const scroll = { distance: 40_000, speed: 12_000 };

/** A prompt that can be written in and sent, below a conversation that is there. */
export const usableChat = [{ selector: '[placeholder="chat..."]:enabled' }, { selector: '[role=log] *' }];

/** Times in milliseconds. */
export interface ConversationFigures {
  entries: number;
  usable: number;
  keyToPaintP50: number;
  keyToPaintP95: number;
  /** From Enter to the frame that shows one's own words. */
  appendToPaint: number;
  /** From the reply's arrival to the frame that shows it. */
  replyToPaint: number;
  framesOver50: number;
  longestFrame: number;
  /** Elements inside the conversation, while it stands at its end. */
  nodes: number;
  heapMegabytes: number;
}

/** Measures the chat with a conversation of a given length. */
export async function measureConversation(
  browser: Browser,
  { site, doors, entries }: { site: string; doors: SandboxDoors; entries: number },
): Promise<ConversationFigures> {
  const account = await doors.makeAccount({ chats: entries });
  const context = await browser.newContext({
    baseURL: site,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  await installProbe(context, usableChat);
  const page = await context.newPage();
  await signIn(page, account);
  await usableAt(page);

  const usable: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    await page.goto('/chat');
    usable.push(await usableAt(page));
  }

  const devtools = await context.newCDPSession(page);
  const { nodes, heapMegabytes } = await measureSize(page, devtools);
  await slowProcessor(devtools);
  const keys = await typeSlowly(page);
  const appends = await sendMessages(page);
  await slowProcessor(devtools, 1);
  const frames = await scrollUp(page, devtools);
  await context.close();

  return {
    entries,
    usable: median(usable),
    keyToPaintP50: median(keys),
    keyToPaintP95: quantile(keys, 0.95),
    appendToPaint: median(appends.map(({ own }) => own)),
    replyToPaint: median(appends.map(({ reply }) => reply)),
    framesOver50: frames.filter((frame) => frame > 50).length,
    longestFrame: Math.max(...frames),
    nodes,
    heapMegabytes,
  };
}

async function measureSize(page: Page, devtools: CDPSession) {
  const nodes = await page.locator('[role=log] *').count();
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { nodes, heapMegabytes: heap / 2 ** 20 };
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function typeSlowly(page: Page): Promise<number[]> {
  await composer(page).click();
  await page.evaluate(() => probe.forget());
  await page.keyboard.type(typed, { delay: 60 });
  await page.waitForFunction((count) => probe.keys.length >= count, typed.length);
  const keys = await page.evaluate(() => probe.keys);
  await composer(page).fill('');
  return keys;
}

async function sendMessages(page: Page): Promise<{ own: number; reply: number }[]> {
  await page.evaluate(() => probe.watchConversation());
  const figures: { own: number; reply: number }[] = [];
  for (const text of sent) {
    await composer(page).fill(text);
    await page.evaluate(() => probe.forget());
    await page.keyboard.press('Enter');
    const figure = await page.waitForFunction((words) => probe.appended(words), text, { polling: 100 });
    figures.push((await figure.jsonValue()) as { own: number; reply: number });
  }
  return figures;
}

async function scrollUp(page: Page, devtools: CDPSession): Promise<number[]> {
  const box = await page.getByRole('log').boundingBox();
  if (!box) throw new Error('The conversation is not on the screen');
  await page.evaluate(() => probe.watchFrames());
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: scroll.distance,
    speed: scroll.speed,
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => probe.frames);
}
