import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The bar of the back-office. */
export const barOn = (page: Page) => {
  const bar = page.getByRole('navigation', { name: 'Back-office' });
  return {
    group: (name: string) => bar.getByRole('button', { name, exact: true }),
    entries: bar.locator('.dropdown-item').filter({ visible: true }),
    logOut: bar.getByRole('button', { name: 'Log out' }),
    unfold: bar.getByRole('button', { name: 'Menu' }),
    bar,
  };
};

/** A word that no other test has, so that lists which tests share can be searched for it. */
export const newWord = (beginning = 'w') => `${beginning}${randomBytes(6).toString('hex')}`;

/** Sees something on the screen, and again after a reload. */
export async function twice(page: Page, see: () => Promise<unknown>): Promise<void> {
  await see();
  await page.reload();
  await see();
}

/** The scripts that a page asks for, from now on. */
export function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  return scripts;
}

/** Expects that none of the scripts has a text like this one. */
export async function expectNoScriptWith(page: Page, scripts: Set<string>, text: RegExp): Promise<void> {
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const source = await (await page.request.get(script)).text();
    expect(text.test(source), `${script} holds ${text}`).toBe(false);
  }
}
