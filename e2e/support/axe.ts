import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './settled';

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

/** What another theme or another width can change: colours, sizes, what scrolls, and which controls there are. */
const changing = [
  'cat.color',
  'cat.sensory-and-visual-cues',
  'cat.keyboard',
  'cat.name-role-value',
  'cat.aria',
];

/** Looks for what would keep people out (WCAG 2.2 AA and best practice) in one theme. */
export const findAxeViolations = (page: Page, theme: Theme): Promise<AxeViolation[]> =>
  find(page, theme, { tags });

/** Looks again, in another theme or at another width, for what these can change. */
export const findViolationsAgain = (page: Page, theme: Theme): Promise<AxeViolation[]> =>
  find(page, theme, { tags, among: changing });

async function find(page: Page, theme: Theme, rules: Rules): Promise<AxeViolation[]> {
  await page.emulateMedia({ colorScheme: theme });
  // A colour that is still on its way to another would be measured half-way.
  await settled(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(look, rules);
  await page.emulateMedia({ colorScheme: null });
  return violations;
}

/** Those rules that have one of `tags` and, where `among` is given, one of these tags as well. */
interface Rules {
  tags: string[];
  among?: string[];
}

/** Expects nothing that would keep people out, in the light and in the dark theme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page, 'light'), 'no axe violation in the light theme').toEqual([]);
  expect(await findViolationsAgain(page, 'dark'), 'no axe violation in the dark theme').toEqual([]);
}

/** Runs in the page. */
async function look({ tags, among }: Rules): Promise<AxeViolation[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const left = inPage.getRules().filter((rule) => among && !rule.tags.some((tag) => among.includes(tag)));
  const { violations } = await inPage.run(document, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(left.map(({ ruleId }) => [ruleId, { enabled: false }])),
    // What passes is only counted, not described place by place.
    resultTypes: ['violations'],
    performanceTimer: false,
    iframes: false,
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
}
