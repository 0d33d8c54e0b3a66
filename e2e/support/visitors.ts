import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressOf, type StageName, stages } from '../../scripts/stages';
import type { SandboxDoors } from './sandbox';

/** A seeded source with room for many. */
export const openSource = 'newsletter';
/** Sources that invite nobody at once: one is full, one has no limit to fill. */
export const fullSource = 'podcast';
export const waitingSource = 'press';

/** What the console says of an accepted refusal. */
export const refused = [/Failed to load resource/];

/** An address that nobody else in the tests has. */
export const newEmail = () => `visitor-${randomBytes(6).toString('hex')}@example.com`;

/** The sign-up page's parts, found as a person finds them. */
export function signupOn(page: Page) {
  const name = page.getByLabel('Name');
  const email = page.getByLabel('E-mail');
  const terms = page.getByLabel('I accept the terms and conditions');
  return {
    name,
    email,
    terms,
    button: page.getByRole('button', { name: 'Sign up' }),
    thanks: page.getByRole('heading', { level: 1, name: 'Thank you for signing up' }),
    registered: page.getByText('Your email has already been successfully registered with us.'),
    fillIn: async (address: string) => {
      await name.fill('Ada');
      await email.fill(address);
      await terms.check();
    },
  };
}

/** The activation page's parts. */
export function activationOn(page: Page) {
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  return {
    password,
    confirmation,
    button: page.getByRole('button', { name: 'Create account' }),
    thanks: page.getByRole('heading', { level: 1, name: 'Welcome, your account is ready' }),
    expired: page.getByRole('heading', { level: 1, name: 'The link is no longer valid.' }),
    choose: async (secret: string) => {
      await password.fill(secret);
      await confirmation.fill(secret);
    },
  };
}

export interface Invited {
  email: string;
  /** Path and query of the two links in the mail. */
  activation: string;
  unsubscription: string;
}

interface Visitor {
  name?: string;
  email?: string;
  /** Where they come from; a source that invites at once when left out. */
  source?: string;
}

/** Registers a visitor without the page; gives their e-mail. */
export async function registerVisitor(
  stage: StageName,
  { name = 'Ada', email = newEmail(), source = openSource }: Visitor = {},
): Promise<string> {
  const response = await fetch(`${addressOf(stages[stage].sandboxPort)}/api/public/prospect/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, email, ip: 'unknown', source }),
  });
  if (!response.ok) throw new Error(`The sign-up answered ${response.status}: ${await response.text()}`);
  return email;
}

/** Registers a visitor without the page, from a source that invites at once, and reads the mail. */
export async function inviteVisitor(sandbox: SandboxDoors, stage: StageName): Promise<Invited> {
  const email = await registerVisitor(stage);
  return { email, ...(await mailedLinks(sandbox, email)) };
}

/** The links in the newest mail to an address. */
export async function mailedLinks(sandbox: SandboxDoors, email: string): Promise<Omit<Invited, 'email'>> {
  const [mail] = await sandbox.outbox(email);
  const [activation, unsubscription] = (mail?.links ?? []).map((link) => new URL(link));
  if (!activation || !unsubscription) throw new Error(`There is no mail with links to ${email}`);
  return {
    activation: activation.pathname + activation.search,
    unsubscription: unsubscription.pathname + unsubscription.search,
  };
}
