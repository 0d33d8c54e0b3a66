import type { Locator, Page } from '@playwright/test';
import type { AnyCall } from '../../../src/api/call';
import type { AccountOptions } from '../../support/sandbox';
import type { FaultName } from './faults';

/**
 * One call of the contract on a screen that makes it. What everyone sees stays as it is: a call that changes something
 * shared gets nothing but faults.
 */
export interface SweptCall {
  call: AnyCall;
  /** Parameters of its path that tell which one is meant, where the screen makes it more than once. */
  params?: Record<string, string>;
  /** The address of the screen. */
  at: string;
  /** Begins with a load: a screen before it has had the call answered already. */
  anew?: true;
  /** From the opened screen to the place that makes the call, as far as the address does not say it. */
  enter?(page: Page): Promise<unknown>;
  /** Types what is sent; again after a load, which may have kept it. */
  fill?(page: Page): Promise<unknown>;
  /** Makes the screen send the call; left out where coming there is enough. */
  send?(page: Page): Promise<unknown>;
  /** What tells the person, beside the toast. */
  told?(page: Page, fault: FaultName): Locator;
  /** Whether there is a toast, and just one; there is when left out, but for reads that are refused or find nothing. */
  hasToast?(fault: FaultName): boolean;
  /** Whether Retry is offered: by the rule for what a screen loads and never for what it sends, when left out. */
  retry?: 'by the rule' | 'always' | 'never' | ((fault: FaultName) => boolean);
  /** Expects what was typed to be there still, also after a load. */
  kept?(page: Page, fault: FaultName): Promise<unknown>;
  /** From what told the person back to where it can be sent again. */
  close?(page: Page, fault: FaultName): Promise<unknown>;
  /** Faults after which the screen has nothing left to send it from. */
  endsAfter?: readonly FaultName[];
  /** Expects the screen as it should be, once the server answers again. */
  whole(page: Page): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

/** Calls that are swept one after the other, by the same person. */
export interface SweptScreen {
  name: string;
  /** Who is signed in; nobody when left out. */
  account?: AccountOptions;
  /** Makes ready what the calls need, beside the account. */
  given?(page: Page): Promise<unknown>;
  calls: readonly SweptCall[];
}

/** A heading in place of what could not be loaded, with other words when it has gone. */
export const headed =
  (title: string, goneTitle = title): NonNullable<SweptCall['told']> =>
  (page, fault) =>
    page.getByRole('heading', { name: fault === 'answered 404' ? goneTitle : title, exact: true });

/** Where the screen itself says that what a change concerns is gone, no toast says it as well (D-135). */
export const saysGone = (words: (page: Page) => Locator): Pick<SweptCall, 'told' | 'hasToast'> => ({
  told: (page, fault) => (fault === 'answered 404' ? words(page) : page.locator('body')),
  hasToast: (fault) => fault !== 'answered 404',
});

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

/** Presses an action and its own question's answer. */
export async function confirm(page: Page, action: string | RegExp, yes: string) {
  await press(page, action);
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
}
