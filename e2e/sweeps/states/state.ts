import type { Page } from '@playwright/test';
import type { Answer } from '../../support/answers';
import type { Person } from '../people';
import { expect } from '../people';

/** A call that gets an answer in the server's place. */
export type Played = [method: string, path: string, reply: Answer];

/** One look of one screen. */
export interface State {
  name: string;
  /** Who is signed in; nobody when left out. */
  as?: Person;
  /** Where it can be seen; everywhere when left out. */
  only?: 'wide' | 'narrow';
  /** The address where it is seen. */
  at: string;
  played?: readonly Played[];
  /** It comes about only when the page is loaded there; others are reached inside the application. */
  loads?: true;
  /** Does at the address what leads to the look, and waits until that is complete. */
  reach(page: Page): Promise<unknown>;
}

/** What a call gets when the server fails. */
export const serverError: Answer = { status: 500, body: { message: 'The shelf is full.' } };

/** A page that shows at once, known by its heading. */
export const plain = (path: string, heading: string | RegExp, as?: Person): State => ({
  name: `${path}${as ? ` for ${as}` : ''}`,
  as,
  at: path,
  reach: (page) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
});

/** A screen whose call has not been answered yet. */
export const loading = (name: string, at: string, path: string, label: string): State => ({
  name: `${name}, loading`,
  as: 'everything',
  at,
  played: [['GET', path, 'nothing']],
  reach: late(label),
});

/** Sees something wait until it says that the work goes on; the page's clock is put forward for that. */
export async function seeStillWorking(page: Page, label: string) {
  const waiting = page.getByRole('status').filter({ has: page.getByText(label, { exact: true }) });
  await expect(waiting).toBeAttached();
  await page.clock.fastForward(5_000);
  await expect(waiting.getByText('Still working…')).toBeVisible();
}

/** Sees what was loaded earlier stay, with the notice that it is old. */
export const seeStale = (page: Page, title: string) =>
  expect(
    page.getByRole('status').filter({ hasText: `${title} What you see was loaded earlier` }),
  ).toBeVisible();

/** Sees something wait, as the way to a look. */
export const late = (label: string) => (page: Page) => seeStillWorking(page, label);
