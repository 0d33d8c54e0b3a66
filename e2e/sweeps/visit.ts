import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { follow } from '../support/navigate';
import { expect } from './people';
import type { State } from './states/state';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 320, height: 640 };

/** A page inside the application that asks the server nothing: between two looks the browser waits there. */
const aside = { path: '/forbidden', heading: 'Sorry! You do not have access to this page.' };
/** Longer than the application keeps what no page shows, and waits for an answer. */
const absence = '06:00';
const patienceMs = 15_000;

/** Goes from look to look inside one loaded page; each look begins as if nobody had been at another before. */
export class Visit {
  private isLoaded = false;

  /** @param page a fresh one, whose person is signed in already */
  constructor(private page: Page) {}

  /** Brings the page to a look. */
  async open({ at, only, loads, played = [], reach }: State): Promise<Page> {
    if (loads) await this.startAnew();
    if (!this.isLoaded) {
      this.page.setDefaultTimeout(patienceMs);
      await this.page.clock.install();
      await this.page.emulateMedia({ reducedMotion: 'reduce' });
      if (!loads) await this.page.goto(aside.path);
    }
    await this.page.setViewportSize(only === 'narrow' ? narrow : wide);
    if (!loads) await expect(headingAside(this.page)).toBeVisible();
    for (const each of played) await answer(this.page, ...each);
    if (loads) await this.page.goto(at);
    else await follow(this.page, at);
    this.isLoaded = !loads;
    await reach(this.page);
    return this.page;
  }

  /**
   * Goes away from a look, and stays away until nothing of it is left: no answer kept, nothing asked, no toast. Where
   * something stays all the same, such as a question asked before a form is left, the next look gets a fresh page.
   */
  async leave({ played = [] }: State): Promise<void> {
    const isGone = this.isLoaded && (await this.stepAside());
    // What it was to send is given up with words of its own, at some moment.
    const isSending = played.some(([method, , reply]) => method !== 'GET' && reply === 'nothing');
    if (!isGone || isSending) await this.startAnew();
  }

  private async stepAside(): Promise<boolean> {
    const { page } = this;
    await page.emulateMedia({ forcedColors: 'none' });
    await closeQuestion(page);
    await follow(page, aside.path);
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    await expect(headingAside(page).or(leave)).toBeVisible();
    if (await leave.isVisible()) await leave.click();
    await expect(headingAside(page)).toBeVisible();
    // First what is still asked for is given up, then what came of it is forgotten.
    for (let times = 0; times < 2; times += 1) await page.clock.fastForward(absence);
    // Tokens would run out.
    await page.clock.setSystemTime(Date.now());
    // Only now: a call that still waits for its answer would go to the server.
    await page.unrouteAll();
    return page.evaluate(isForgotten);
  }

  /** Where the page is, and what is there: what a look that could not be reached leaves to go by. */
  async describe(): Promise<string> {
    const seen = await this.page.locator('body').ariaSnapshot().catch(String);
    return `At ${this.page.url()}:\n${seen}`;
  }

  /** Takes a fresh page of the same browser. */
  async startAnew(): Promise<void> {
    const former = this.page;
    this.page = await former.context().newPage();
    this.isLoaded = false;
    await former.close();
  }
}

const headingAside = (page: Page) => page.getByRole('heading', { level: 1, name: aside.heading });

/** A question in front of everything would stay when its page goes. */
async function closeQuestion(page: Page) {
  const isAsking = await page.locator('[role=dialog], [role=alertdialog]').last().isVisible();
  if (isAsking) await page.keyboard.press('Escape');
}

/** Forgets what was typed, too. Runs in the page. */
function isForgotten(): boolean {
  sessionStorage.clear();
  const left =
    '[role=dialog], [role=alertdialog], [role=tooltip], [aria-label=Notifications] [role=alert], [inert]';
  return !document.querySelector(left) && document.body.style.cssText === '';
}
