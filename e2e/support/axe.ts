import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

export type Theme = 'light' | 'dark';

/** A rule that a page breaks, and where. */
export interface AxeViolation {
  id: string;
  help: string;
  at: string[];
}

// Half the size of the source that axe-core exports; every page has to read it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks for what would keep people out (WCAG 2.2 AA and best practice) in one theme. */
export async function findAxeViolations(page: Page, theme: Theme): Promise<AxeViolation[]> {
  await page.emulateMedia({ colorScheme: theme });
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(look, tags);
  await page.emulateMedia({ colorScheme: null });
  return violations;
}

/** Expects nothing that would keep people out, in the light and in the dark theme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    expect(await findAxeViolations(page, theme), `no axe violation in the ${theme} theme`).toEqual([]);
  }
}

/** Runs in the page. */
async function look(values: string[]): Promise<AxeViolation[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(document, {
    runOnly: { type: 'tag', values },
    // What passes is only counted, not described place by place.
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}

/** A colour that is still on its way to another would be measured half-way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}
