import type { Page } from '@playwright/test';
import { openChat } from './support/chat';
import { expect, test } from './support/test';

/** A page on a machine so many times slower. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);

/** By how many pixels the focused control is out of the conversation's view once nothing moves any more. */
const pixelsOutOfView = (page: Page) =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    const control = document.activeElement;
    if (!log || !control || control === log || !log.contains(control)) return 0;
    let former = Number.NaN;
    for (let still = 0; still < 8; still += 1) {
      await new Promise(requestAnimationFrame);
      const { top } = control.getBoundingClientRect();
      if (top !== former) still = 0;
      former = top;
    }
    const [outer, inner] = [log.getBoundingClientRect(), control.getBoundingClientRect()];
    return Math.max(outer.top - inner.top, inner.bottom - outer.bottom, 0);
  });

async function expectInViewAtEachStop(page: Page, key: 'Tab' | 'Shift+Tab') {
  for (let stop = 1; stop <= 10; stop += 1) {
    await page.keyboard.press(key);
    expect(await pixelsOutOfView(page), `at stop ${stop} by ${key}`).toBeLessThan(1);
  }
}

test('what the keyboard reaches stays in view while the entries find their heights', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 14, permissions: ['read:chatstat'] });
  const chat = await openChat(page, account);
  await slowDown(page, 4);
  // The heights that the entries have now are wrong when they come near the screen again.
  await setTextSize(page, '200%');
  await chat.log.press('Home');
  await expect(chat.log.locator('[aria-posinset="1"]')).toBeInViewport();
  await chat.log.press('End');
  await expect(chat.log.locator('[aria-posinset="14"]')).toBeInViewport();
  await setTextSize(page, '');

  await chat.log.focus();
  await expectInViewAtEachStop(page, 'Tab');
  await chat.box.focus();
  await expectInViewAtEachStop(page, 'Shift+Tab');
});

test('a reader who scrolls away from the focus is not held', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ chats: 60 });
  const chat = await openChat(page, account);
  await chat.box.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const control = page.locator(':focus');
  await expect(control).toBeInViewport();
  await chat.log.hover();
  await page.mouse.wheel(0, -3_000);
  await expect(control).not.toBeInViewport();
  await page.mouse.wheel(0, -3_000);
  await expect(chat.log.locator('[aria-posinset="1"]')).toBeInViewport();
  await expect(control).toBeFocused();
});
