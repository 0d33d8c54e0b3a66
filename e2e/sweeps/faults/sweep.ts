import type { Page } from '@playwright/test';
import { hold } from '../../support/answers';
import { follow } from '../../support/navigate';
import { expect, test } from '../../support/test';
import { closeToasts, expectCalm } from './calm';
import { type FaultName, faultNames, faults, mayRetry } from './faults';
import type { SweptCall } from './sweptCall';

const retryButton = (page: Page) => page.getByRole('button', { name: 'Retry' });

/**
 * Lets a call go wrong in every way, one after the other on a screen that is opened once: each time the person is told,
 * finds what they typed, is offered another try or none, and the next way shows that the call is sent again. In the
 * end the server answers, and the screen is whole.
 */
export async function sweep(page: Page, swept: SweptCall): Promise<void> {
  const held = await hold(page, swept.call, swept.params);
  let way: Way = { go: () => open(page, swept, swept.anew), isOffered: true };

  for (const fault of faultsOf(swept)) {
    const meet = async () => {
      const sent = held.become(faults[fault]);
      await way.go();
      await sent;
      way = await expectTold(page, swept, fault);
    };
    // A call that is never sent must not use up the time of the whole test.
    await test.step(fault, meet, { timeout: 30_000 });
  }
  await test.step('answered', async () => {
    await held.release();
    // What was to be sent is not sent after all, unless the screen offers nothing else.
    if (way.isOffered || !swept.send) await way.go();
    await swept.whole(page);
  });
}

/** How the call is sent again, and whether the screen itself offers that in place of what failed. */
interface Way {
  go(): Promise<unknown>;
  isOffered: boolean;
}

export const faultsOf = ({ without = [] }: SweptCall): FaultName[] =>
  faultNames.filter((fault) => !without.includes(fault));

/** Comes to the screen from a page that makes no call, so that what has failed is asked for again. */
async function open(page: Page, { at, enter, fill, send }: SweptCall, anew = false) {
  if (!anew) await leave(page);
  await (anew ? page.goto(at) : follow(page, at));
  await enter?.(page);
  await fill?.(page);
  await send?.(page);
}

/** Goes to a page that makes no call, whatever of the screen was not saved. */
async function leave(page: Page) {
  await follow(page, '/forbidden');
  const hasLeft = page.getByRole('heading', { name: /^Sorry! You do not have access/ });
  const yes = page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' });
  await hasLeft.or(yes).waitFor();
  if (await yes.isVisible()) await yes.click();
  await hasLeft.waitFor();
}

/** Expects what a fault brings; returns the way to send the call again. */
async function expectTold(page: Page, swept: SweptCall, fault: FaultName): Promise<Way> {
  const { fill, send, told, kept, close, retry, endsAfter = [] } = swept;
  if (fault === 'without a connection') {
    await page.waitForURL('/noservice');
    // The specification words both (D-135).
    await expectCalm(page, { alerts: 1, retries: 1, saidTwice: ['Please try again later.'] });
    const go = async () => {
      await retryButton(page).click();
      await kept?.(page, fault);
      // The screen has kept what is to be sent, and offers it.
      if (send && retry === 'always') return retryButton(page).click();
      await fill?.(page);
      await send?.(page);
    };
    return { go, isOffered: true };
  }

  // What a screen reads and cannot have it says itself where the server refuses or has nothing.
  const isExplained = swept.call.method === 'GET' && (fault === 'answered 403' || fault === 'answered 404');
  const hasToast = swept.hasToast?.(fault) ?? !isExplained;
  if (told) await expect(told(page, fault)).toBeVisible();
  const offersRetry = isRetryExpected(swept, fault);
  await expectCalm(page, { alerts: hasToast ? 1 : 0, retries: offersRetry ? 1 : 0 });
  await closeToasts(page);
  if (!offersRetry) await close?.(page, fault);
  await kept?.(page, fault);

  if (offersRetry) return { go: () => retryButton(page).click(), isOffered: true };
  const canSend = send && !endsAfter.includes(fault);
  return { go: () => (canSend ? send(page) : open(page, swept)), isOffered: false };
}

function isRetryExpected({ send, retry = send ? 'never' : 'by the rule' }: SweptCall, fault: FaultName) {
  if (fault === 'without a connection' || retry === 'always') return true;
  if (typeof retry === 'function') return retry(fault);
  return retry === 'by the rule' && mayRetry[fault];
}
