import { expect, type Locator, type Page } from '@playwright/test';
import { lookAtFocus } from './focus';

const mostStops = 40;

/** The focus is there, can be seen, and nothing lies above it. */
export async function expectVisibleFocus(page: Page, target: Locator) {
  await expect(target).toBeFocused();
  await expect.poll(() => lookAtFocus(page)).toMatchObject({ isVisible: true, isUncovered: true });
}

/** Presses Tab until the focus is there; at each stop on the way it has to be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const focus = await lookAtFocus(page);
    if (focus) expect(focus).toMatchObject({ isVisible: true, isUncovered: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}
