import type { Page } from '@playwright/test';
import { expect } from '../../support/test';

/** What a fault leaves on the screen: each part is counted as a person would. */
export interface Aftermath {
  /** Toasts that tell of something wrong. */
  alerts: number;
  /** Buttons that send it again. */
  retries: number;
  /** Sentences of a toast that the page says again, because the specification words both; none when left out. */
  saidTwice?: readonly string[];
}

/**
 * Expects just this much to be on the screen soon, nothing to be under way any more, nothing but words to show, and nothing
 * to be said twice. All of it is read at once: the sweep looks here after each of several hundred faults.
 */
export async function expectCalm(page: Page, aftermath: Aftermath): Promise<void> {
  // Toasts go by themselves: how many there were is remembered, and what they said.
  const saidTwice = new Set<string>();
  let alerts = 0;
  const look = async () => {
    const seen = await page.evaluate(read);
    for (const said of seen.saidTwice) saidTwice.add(said);
    alerts = Math.max(alerts, seen.alerts);
    return { ...seen, alerts, saidTwice: [...saidTwice] };
  };
  await expect
    .poll(look, { message: 'what the fault leaves', intervals: [0, 50, 100, 250, 500] })
    .toEqual({ saidTwice: [], ...aftermath, underWay: 0, rawText: null });
}

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
  const linesOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(isThere)
      // biome-ignore lint/performance/useDomNodeTextContent: only what shows is meant
      .flatMap((element) => element.innerText.split('\n').map((line) => line.trim()))
      .filter(Boolean);
  const sentencesOf = (line: string) => line.split(/(?<=[.!?])\s+/);
  const onPage = new Set(linesOf('main, [role=dialog], [role=alertdialog]').flatMap(sentencesOf));
  // Why something is refused stands beside its control as well (D-135).
  for (const control of document.querySelectorAll('[aria-describedby]'))
    for (const id of control.getAttribute('aria-describedby')?.split(' ') ?? [])
      for (const said of sentencesOf(document.getElementById(id)?.textContent?.trim() ?? ''))
        onPage.delete(said);

  return {
    alerts: count('[aria-label=Notifications] [role=alert]'),
    retries: count('button', (button) => button.textContent?.includes('Retry') ?? false),
    // What is busy takes no second press.
    underWay: document.querySelectorAll('.spinner, [aria-busy=true]').length,
    saidTwice: linesOf('[aria-label=Notifications]')
      .flatMap(sentencesOf)
      .filter((said) => onPage.has(said) || onPage.has(`${said}.`)),
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
