import { expect, type Page } from '@playwright/test';

/** Braces, tags, traces and values that only a programmer would know. */
const rawText = /[{}<>]|Bad gateway|JSON|undefined|\bnull\b|NaN|\[object|\bat \w+ \(/;

/** After a fault nothing turns any more, and nothing but words shows. */
export async function expectCalm(page: Page): Promise<void> {
  await expect(page.locator('.spinner')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(rawText, { useInnerText: true });
}
