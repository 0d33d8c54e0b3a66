import type { Page } from '@playwright/test';
import type { Answer } from '../../support/answers';
import type { Person } from '../people';
import { expect } from '../people';

/** One look of one screen. */
export interface State {
  name: string;
  /** Who is signed in; nobody when left out. */
  as?: Person;
  /** Where it can be seen; everywhere when left out. */
  only?: 'wide' | 'narrow';
  /** Brings a fresh page there and waits until the look is complete. */
  reach(page: Page): Promise<void>;
}

/** What a call gets when the server fails. */
export const serverError: Answer = { status: 500, body: { message: 'The shelf is full.' } };

/** A page that shows at once, known by its heading. */
export const plain = (path: string, heading: string | RegExp, as?: Person): State => ({
  name: `${path}${as ? ` for ${as}` : ''}`,
  as,
  reach: async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

/** Sees something wait until it says that the work goes on; the page's clock is put forward for that. */
export async function seeStillWorking(page: Page, label: string, start: () => Promise<unknown>) {
  await page.clock.install();
  await start();
  await expect(page.getByText(label, { exact: true })).toBeAttached();
  await page.clock.fastForward(5_000);
  await expect(page.getByText('Still working…')).toBeVisible();
}
