import type { Page } from '@playwright/test';
import { expect } from '../../support/test';

/** What a fault leaves on the screen: each part is counted as a person would. */
export interface Aftermath {
  /** Toasts that tell of something wrong. */
  alerts: number;
  /** Buttons that send it again. */
  retries: number;
}

/**
 * Expects just this much to be on the screen soon, nothing to be under way any more, and nothing but words to show. All of it
 * is read at once: the sweep looks here after each of several hundred faults.
 */
export const expectCalm = (page: Page, aftermath: Aftermath): Promise<void> =>
  expect
    .poll(() => page.evaluate(read), { message: 'what the fault leaves', intervals: [0, 50, 100, 250, 500] })
    .toEqual({ ...aftermath, underWay: 0, rawText: null });

/** Closes the toasts that are there, so that the next fault's toast is the next fault's. */
export const closeToasts = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(close), { message: 'no toast is left', intervals: [0, 50, 100, 250, 500] })
    .toBe(0);

/** Runs in the page. */
function read() {
  /** Braces, tags, traces and values that only a programmer would know. */
  const rawText = /[{}<>]|Bad gateway|(?:in|valid) JSON|JSON at|undefined|\bnull\b|NaN|\[object|\bat \w+ \(/;
  const isThere = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden=true]');
  const count = (selector: string, isMeant: (element: Element) => boolean = () => true) =>
    [...document.querySelectorAll(selector)].filter((element) => isThere(element) && isMeant(element)).length;

  return {
    alerts: count('[aria-label=Notifications] [role=alert]'),
    retries: count('button', (button) => button.textContent?.includes('Retry') ?? false),
    // What is busy takes no second press.
    underWay: document.querySelectorAll('.spinner, [aria-busy=true]').length,
    // biome-ignore lint/performance/useDomNodeTextContent: only what shows is meant
    rawText: rawText.exec(document.body.innerText)?.[0] ?? null,
  };
}

/** Runs in the page. @returns how many toasts were there */
function close() {
  const toasts = document.querySelectorAll<HTMLElement>(
    '[aria-label=Notifications] button[aria-label=Close]',
  );
  for (const button of toasts) button.click();
  return toasts.length;
}
