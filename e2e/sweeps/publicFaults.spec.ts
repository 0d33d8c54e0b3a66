import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { failedCall } from '../support/chat';
import { expect, test } from '../support/test';
import {
  activationOn,
  type Invited,
  inviteVisitor,
  newEmail,
  openSource,
  signupOn,
} from '../support/visitors';
import { expectCalm } from './calm';
import { type FaultName, faultNames, faults } from './faults';

/** One call of the public forms. */
interface SweptCall {
  name: string;
  path: string;
  /** Opens the page and makes it send the call. */
  send(page: Page, invited: Invited): Promise<unknown>;
  /** Expects the look of a call that failed, what was typed included. */
  told(page: Page, fault: FaultName): Promise<unknown>;
  /** The way on, once the server answers again: to the look of success. */
  goOn(page: Page, invited: Invited, fault: FaultName): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

const secret = 'Correct horse 1';
const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');

/** Refusals of a link, which another try would not change. */
const aboutLink: readonly FaultName[] = ['answered 400', 'answered 404'];

/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
const unread: readonly FaultName[] = ['answered with nothing', 'answered with a wrong shape'];

const unsubscribed = (page: Page) => headed(page, 'You have been unsubscribed.');

const calls: SweptCall[] = [
  {
    name: 'a sign-up',
    path: '/api/public/prospect/signup',
    send: async (page) => {
      await page.goto(`/signup?source=${openSource}`);
      const form = signupOn(page);
      await form.fillIn(newEmail());
      await form.button.click();
    },
    told: async (page) => {
      await expect(toast(page)).toBeVisible();
      await expect(signupOn(page).name).toHaveValue('Ada');
      await expect(signupOn(page).email).toHaveValue(/^visitor-/);
      await expect(signupOn(page).terms).toBeChecked();
    },
    goOn: async (page) => {
      await expect(signupOn(page).email).toHaveValue(/^visitor-/);
      await signupOn(page).button.click();
      await expect(signupOn(page).thanks).toBeVisible();
    },
    without: unread,
  },
  {
    name: 'an unsubscription',
    path: '/api/public/prospect/unsubscribe',
    send: (page, { unsubscription }) => page.goto(unsubscription),
    told: (page) => headed(page, 'Sorry... We could not unsubscribe you.'),
    goOn: async (page, _invited, fault) => {
      if (fault === 'answered 400') await page.reload();
      else if (fault !== 'without a connection') await press(page, 'Retry');
      await unsubscribed(page);
    },
    without: unread,
  },
  {
    name: 'the check of a link',
    path: '/api/public/prospect/checkActivationCode',
    send: (page, { activation }) => page.goto(activation),
    told: (page, fault) =>
      headed(
        page,
        aboutLink.includes(fault) ? 'The link is no longer valid.' : 'Your link could not be checked',
      ),
    goOn: async (page, _invited, fault) => {
      if (aboutLink.includes(fault)) await page.reload();
      else if (fault !== 'without a connection') await press(page, 'Retry');
      await expect(activationOn(page).password).toBeVisible();
    },
    without: unread,
  },
  {
    name: 'an activation',
    path: '/api/public/prospect/activateAccount',
    send: async (page, { activation }) => {
      await page.goto(activation);
      await activationOn(page).choose(secret);
      await activationOn(page).button.click();
    },
    told: async (page, fault) => {
      await headed(
        page,
        aboutLink.includes(fault) ? 'The link is no longer valid.' : 'Your account could not be created.',
      );
      await expect(toast(page)).toBeVisible();
    },
    goOn: async (page, { activation }, fault) => {
      if (aboutLink.includes(fault)) await page.goto(activation);
      else if (fault !== 'without a connection') {
        await press(page, 'Try again');
        await expect(activationOn(page).password).toHaveValue(secret);
      }
      await expect(activationOn(page).button).toBeVisible();
    },
    without: unread,
  },
];

for (const { name, path, send, told, goOn, without = [] } of calls) {
  test(`${name}: whatever happens to it, the visitor knows, loses nothing and can go on`, async ({
    page,
    sandbox,
    stage,
    allowConsole,
  }) => {
    allowConsole(...failedCall);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const invited = await inviteVisitor(sandbox, stage);

    for (const fault of faultNames.filter((each) => !without.includes(each))) {
      await test.step(fault, async () => {
        const restore = await answer(page, 'POST', path, faults[fault]);
        await send(page, invited);
        if (faults[fault] === 'no connection') {
          await page.waitForURL('/noservice');
          await expect(toast(page)).toBeVisible();
          await restore();
          await press(page, 'Retry');
        } else {
          await told(page, fault);
          await expectCalm(page);
          await restore();
        }
        await goOn(page, invited, fault);
      });
    }
  });
}
