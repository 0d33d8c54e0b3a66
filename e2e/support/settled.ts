import type { Page } from '@playwright/test';

/** Waits until nothing is on its way any more, neither places nor colours; what moves for ever may. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
