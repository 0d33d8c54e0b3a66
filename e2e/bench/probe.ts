import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createDeferred, type Deferred } from '../../src/auth/deferred';

/** An element that has to be visible, found by selector and, where given, by a part of its text. */
export interface Wanted {
  selector: string;
  text?: string;
}

/** What `pageProbe.js` offers inside a page. All times are in milliseconds since the navigation began. */
export interface Probe {
  /** When the wanted elements had been painted. */
  usableAt: number | null;
  /** When the first word that says something of the page had been painted. */
  readableAt: number | null;
  /** When the first letter typed into the message box had been painted. */
  typedAt: number | null;
  /** By how much what was there has moved without the person's doing. */
  layoutShift: number;
  /** What the page said it was waiting for, each time it did. */
  waitedFor: string[];
  /** From each key press to the end of the frame that shows it. */
  keys: number[];
  /** The length of each frame since `watchFrames`. */
  frames: number[];
  waitUntilUsable(wanted: Wanted[]): void;
  watchOpening(): void;
  /** Calls the binding `messageBoxShown` with the place of the message box once there is one. */
  watchMessageBox(): void;
  watchFrames(): void;
  watchConversation(): void;
  /** From the next press of the pointer to the frame that shows the wanted elements. */
  paintedAfterPress(wanted: Wanted[]): Promise<number>;
  watchRows(): void;
  /** In how many rows of a list something has changed since `watchRows`. */
  changedRows(): number;
  /** Begins anew with keys and changes. */
  forget(): void;
  /**
   * How long a message took to appear after Enter, and the reply to it after its arrival; null until both have
   * happened.
   */
  appended(words: string): { own: number; reply: number } | null;
}

declare global {
  var probe: Probe;
}

/** When each page was usable since it last came to an address. */
const reports = new WeakMap<Page, Deferred<number>>();

/** Puts the probe into every page of a context, looking for the elements that make a page usable. */
export async function installProbe(context: BrowserContext, wanted: Wanted[]): Promise<void> {
  const forget = (page: Page) => reports.set(page, createDeferred());
  context.on('page', (page) => {
    forget(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) forget(page);
    });
  });
  await context.exposeBinding('usableAtLast', ({ page }, at: number) => reports.get(page)?.resolve(at));
  await context.addInitScript({ path: path.join(import.meta.dirname, 'pageProbe.js') });
  await context.addInitScript((elements) => {
    // Frames of the sign-in are no pages.
    if (window !== window.top) return;
    probe.watchOpening();
    probe.waitUntilUsable(elements);
  }, wanted);
}

/**
 * Waits for the page to be usable, as it tells by itself: to ask it again and again would slow it down.
 *
 * @returns when it was, in milliseconds since the navigation began
 */
export async function usableAt(page: Page): Promise<number> {
  const report = reports.get(page);
  if (!report) throw new Error('The page’s context has no probe.');
  const limit = setTimeout(() => report.reject(new Error('Not usable within two minutes.')), 120_000);
  try {
    return await report.promise;
  } finally {
    clearTimeout(limit);
  }
}
