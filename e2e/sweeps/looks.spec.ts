import type { Page } from '@playwright/test';
import { findAxeViolations, type Theme } from '../support/axe';
import { failedCall } from '../support/chat';
import { findLayoutFaults, findMotion, lookAtFocus } from '../support/measures';
import { expect, test } from './people';
import { states } from './states';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
/** What is left of the wide screen at 200 % zoom. */
const zoomed = { width: 640, height: 400 };
const mostStops = 30;

async function expectNobodyKeptOut(page: Page, theme: Theme) {
  expect.soft(await findAxeViolations(page, theme), `no axe violation in the ${theme} theme`).toEqual([]);
}

const expectInTheEnd = expect.configure({ soft: true, timeout: 15_000 });

/** What floats finds its new place a moment after the screen has changed. */
async function expectToFit(page: Page, where: string) {
  await expectInTheEnd.poll(() => findLayoutFaults(page), `everything fits ${where}`).toEqual([]);
}

async function expectToFitLargeText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page, 'with text twice as large');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Presses Tab until the focus has come round. */
async function expectFocusToShow(page: Page) {
  const startedAt = await page.evaluateHandle(() => ({ first: null as Element | null }));
  let stops = 0;
  for (let press = 0; press < mostStops; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await lookAtFocus(page);
    // Between the last stop and the first one the browser has the focus.
    if (!focus) continue;
    const isRound = await startedAt.evaluate((start) => {
      if (start.first) return start.first === document.activeElement;
      start.first = document.activeElement;
      return false;
    });
    if (isRound) break;
    stops += 1;
    expect.soft(focus, `the focus on ${focus.name} shows in forced colours`).toMatchObject({
      isVisible: true,
      isUncovered: true,
    });
  }
  expect.soft(stops, 'something can be reached by keyboard').toBeGreaterThan(0);
}

for (const { name, as, only, reach } of states) {
  test(`${name} can be used by everyone, on every screen, with every setting`, async ({
    page,
    enterAs,
    allowConsole,
  }) => {
    allowConsole(...failedCall);
    if (as) await enterAs(as);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(only === 'narrow' ? narrow : wide);
    await reach(page);
    expect.soft(await findMotion(page), 'nothing moves').toEqual([]);

    await expectNobodyKeptOut(page, 'light');
    if (only) await expectNobodyKeptOut(page, 'dark');
    if (only === 'narrow') await expectToFit(page, 'at 320 px');
    else await expectToFitLargeText(page);
    if (!only) {
      await page.setViewportSize(zoomed);
      await expectToFit(page, 'at 200 % zoom');
      await page.setViewportSize(narrow);
      await expectToFit(page, 'at 320 px');
      await expectNobodyKeptOut(page, 'dark');
      await page.setViewportSize(wide);
    }

    await page.emulateMedia({ forcedColors: 'active' });
    await expectFocusToShow(page);
  });
}
