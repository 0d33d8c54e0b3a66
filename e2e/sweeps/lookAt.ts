import { expect, type Page } from '@playwright/test';
import { findAxeViolations, findViolationsAgain } from '../support/axe';
import { walkByKeyboard } from '../support/focus';
import { findLayoutFaults, findMotion } from '../support/measures';
import { findUnderBars } from '../support/underBars';
import { findWordless } from '../support/words';
import type { State } from './states/state';
import { narrow, wide } from './visit';

/** What is left of the wide screen at 200 % zoom. */
const zoomed = { width: 640, height: 400 };
const mostStops = 30;

const expectInTheEnd = expect.configure({ soft: true, timeout: 15_000 });

/** Looks at one look under every condition; what is found names both. */
export async function lookAt(page: Page, { name, only, at }: Pick<State, 'name' | 'only' | 'at'>) {
  /** What floats finds its new place a moment after the screen has changed. */
  const expectToFit = (where: string) =>
    expectInTheEnd.poll(() => findLayoutFaults(page), `${name}: everything fits ${where}`).toEqual([]);
  const expectNobodyKeptOutInTheDark = async () =>
    expect
      .soft(await findViolationsAgain(page, 'dark'), `${name}: no axe violation in the dark theme`)
      .toEqual([]);

  // Staff keep Save in sight at the end of long forms, which scroll from under it.
  const expectNothingUnderBars = async (where: string) => {
    if (at.startsWith('/admin')) return;
    expect.soft(await findUnderBars(page), `${name}: no control is under a bar ${where}`).toEqual([]);
  };

  expect.soft(await findWordless(page), `${name}: everything has words`).toEqual([]);
  expect.soft(await findMotion(page), `${name}: nothing moves`).toEqual([]);
  await expectNothingUnderBars('as it opens');
  expect
    .soft(await findAxeViolations(page, 'light'), `${name}: no axe violation in the light theme`)
    .toEqual([]);

  if (only) await expectNobodyKeptOutInTheDark();
  if (only === 'narrow') {
    await expectToFit('at 320 px');
  } else {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectToFit('with text twice as large');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  if (!only) {
    await page.setViewportSize(zoomed);
    await expectToFit('at 200 % zoom');
    await page.setViewportSize(narrow);
    await expectNothingUnderBars('at 320 px');
    await expectToFit('at 320 px');
    await expectNobodyKeptOutInTheDark();
    await page.setViewportSize(wide);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  const stops = await walkByKeyboard(page, mostStops);
  expect.soft(stops.length, `${name}: something can be reached by keyboard`).toBeGreaterThan(0);
  expect
    .soft(
      stops.filter(({ isVisible, isUncovered }) => !(isVisible && isUncovered)),
      `${name}: the focus shows in forced colours`,
    )
    .toEqual([]);
}
