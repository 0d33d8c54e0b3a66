import { activateAccount, checkActivationCode, signUp, unsubscribe } from '../../../src/api/prospects';
import { expect } from '../../support/test';
import { activationOn, type Invited, newEmail, openSource, signupOn } from '../../support/visitors';
import type { FaultName } from './faults';
import { headed, press, type SweptCall } from './sweptCall';

const secret = 'Correct horse 1';

/** Refusals of a link, which another try would not change. */
const isAboutLink = (fault: FaultName) => fault === 'answered 400' || fault === 'answered 404';
/** What the page cannot give a reason for. */
const isUnexplained = (fault: FaultName) => fault === 'answered 500';
const expired = headed('The link is no longer valid.');
const notCreated = headed('Your account could not be created.');

/** The public forms, for somebody who was invited. */
export const visitorCalls = ({ activation, unsubscription }: Invited): SweptCall[] => [
  {
    call: signUp,
    at: `/signup?source=${openSource}`,
    fill: (page) => signupOn(page).fillIn(newEmail()),
    send: (page) => signupOn(page).button.click(),
    kept: async (page) => {
      await expect(signupOn(page).name).toHaveValue('Ada');
      await expect(signupOn(page).email).toHaveValue(/^visitor-/);
      await expect(signupOn(page).terms).toBeChecked();
    },
    whole: async (page) => {
      await signupOn(page).button.click();
      await expect(signupOn(page).thanks).toBeVisible();
    },
  },
  {
    call: unsubscribe,
    at: unsubscription,
    told: headed('Sorry... We could not unsubscribe you.'),
    // It says that the link is no good; any other refusal is not the link's fault, and may pass.
    hasToast: isUnexplained,
    retry: (fault) => fault !== 'answered 400',
    whole: (page) => expect(headed('You have been unsubscribed.')(page, 'answered 500')).toBeVisible(),
  },
  {
    call: checkActivationCode,
    at: activation,
    told: (page, fault) =>
      (isAboutLink(fault) ? expired : headed('Your link could not be checked'))(page, fault),
    hasToast: isUnexplained,
    retry: (fault) => !isAboutLink(fault),
    whole: (page) => expect(activationOn(page).password).toBeVisible(),
  },
  {
    call: activateAccount,
    at: activation,
    fill: (page) => activationOn(page).choose(secret),
    send: (page) => activationOn(page).button.click(),
    told: (page, fault) => (isAboutLink(fault) ? expired : notCreated)(page, fault),
    endsAfter: ['answered 400', 'answered 404'],
    close: async (page, fault) => {
      if (isAboutLink(fault)) return;
      await press(page, 'Try again');
      await expect(activationOn(page).password).toHaveValue(secret);
    },
    whole: (page) => expect(activationOn(page).button).toBeVisible(),
  },
];
