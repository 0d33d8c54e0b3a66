import type { Page } from '@playwright/test';
import { type Answer, answer } from '../../support/answers';
import { activationOn, signupOn } from '../../support/visitors';
import { expect } from '../people';
import { late, type State, serverError } from './state';

const signupPath = '/api/public/prospect/signup';
const unsubscribePath = '/api/public/prospect/unsubscribe';
const checkPath = '/api/public/prospect/checkActivationCode';
const activatePath = '/api/public/prospect/activateAccount';

const noContent: Answer = { status: 204 };
const registered: Answer = { status: 400, body: { code: 9001, message: 'Registered already.' } };
const misspelt: Answer = { status: 400, body: { message: 'We cannot write to this e-mail address.' } };

const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const signup = (name: string, reach: (page: Page) => Promise<unknown>): State => ({
  name: `the sign-up${name}`,
  at: '/signup',
  reach: async (page) => {
    await expect(signupOn(page).button).toBeVisible();
    await reach(page);
  },
});

/** The sign-up after a press of its button. */
const sentSignup = (name: string, reply: Answer, reach: (page: Page) => Promise<unknown>) =>
  signup(name, async (page) => {
    await answer(page, 'POST', signupPath, reply);
    const form = signupOn(page);
    await form.fillIn('ada@example.com');
    await form.button.click();
    await reach(page);
  });

/** A page that a link in a mail opens. */
const linked = (
  name: string,
  address: string,
  [path, reply]: [path: string, reply: Answer],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name,
  at: address,
  played: [['POST', path, reply]],
  reach,
});

const activation = (name: string, reach: (page: Page) => Promise<unknown>) =>
  linked(name, '/activate?code=k', [checkPath, { status: 200, body: {} }], async (page) => {
    await expect(activationOn(page).password).toBeVisible();
    await reach(page);
  });

/** The activation after a press of its button. */
const sentActivation = (name: string, reply: Answer, reach: (page: Page) => Promise<unknown>) =>
  activation(name, async (page) => {
    await answer(page, 'POST', activatePath, reply);
    const entry = activationOn(page);
    await entry.choose('Correct horse 1');
    await entry.button.click();
    await reach(page);
  });

const busy = (page: Page, name: string) =>
  expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');

/** Sign-up, unsubscribe and activation in each of their states. */
export const publicForms: State[] = [
  signup('', (page) => headed(page, 'Sign up')),
  signup(' with errors', async (page) => {
    await signupOn(page).button.click();
    await expect(page.getByRole('link', { name: 'Please accept the terms and conditions' })).toBeVisible();
  }),
  signup(' with its terms', async (page) => {
    await page.getByRole('button', { name: 'Read the terms' }).click();
    await expect(page.getByRole('heading', { name: 'Who can sign up' })).toBeVisible();
  }),
  sentSignup(', sending', 'nothing', (page) => busy(page, 'Sign up')),
  sentSignup(' after a refusal', misspelt, (page) =>
    expect(signupOn(page).email).toHaveAccessibleDescription('We cannot write to this e-mail address.'),
  ),
  sentSignup(', done', noContent, (page) => headed(page, 'Thank you for signing up')),
  sentSignup(' of somebody registered already', registered, (page) => headed(page, 'Good to see you again')),

  linked('unsubscribing', '/unsubscribe?key=k', [unsubscribePath, 'nothing'], late('Unsubscribing you')),
  linked('unsubscribed', '/unsubscribe?key=k', [unsubscribePath, noContent], (page) =>
    headed(page, 'You have been unsubscribed.'),
  ),
  linked('unsubscribing, failed', '/unsubscribe?key=k', [unsubscribePath, serverError], (page) =>
    headed(page, 'Sorry... We could not unsubscribe you.'),
  ),

  linked('the activation, checking', '/activate?code=k', [checkPath, 'nothing'], late('Checking your link')),
  linked('the activation that could not be checked', '/activate?code=k', [checkPath, serverError], (page) =>
    expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  ),
  linked('the activation with a link that is not valid', '/activate', [checkPath, 'nothing'], (page) =>
    headed(page, 'The link is no longer valid.'),
  ),
  activation('the activation', (page) => headed(page, 'Create your account')),
  activation('the activation with a password that is not acceptable', async (page) => {
    await activationOn(page).password.fill('short');
    await activationOn(page).confirmation.fill('other');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
  }),
  activation('the activation with an acceptable password', async (page) => {
    await activationOn(page).choose('Correct horse 1');
    await expect(page.getByText('Excellent', { exact: true })).toBeVisible();
  }),
  sentActivation('the activation, sending', 'nothing', (page) => busy(page, 'Create account')),
  sentActivation('the activation, failed', serverError, (page) =>
    headed(page, 'Your account could not be created.'),
  ),
  sentActivation('the activation, done', noContent, (page) => headed(page, 'Welcome, your account is ready')),
];
