import type { BrowserContext, Page } from '@playwright/test';
import { addressOf, stages } from '../../scripts/stages';
import type { AccountOptions } from '../support/sandbox';
import { signIn } from '../support/signIn';
import { test as base, expect } from '../support/test';

export { expect };

/** Those whose screens are looked at. */
const people = {
  /** Sees every button of the application. */
  everything: {
    chats: 12,
    permissions: [
      'read:chatstat',
      'read:devlog',
      'read:cost',
      'read:summary',
      'read:admin',
      'edit:session',
      'delete:chat',
      'edit:prompts',
      'edit:modules',
      'edit:userQuestionaire',
      'edit:settings',
      'edit:terms',
      'edit:feedback',
      'edit:scheduledTasks',
      'read:sharedData',
      'edit:users',
      'edit:prospects',
    ],
  },
  /** Signed in, but without the role AppUser. */
  outsider: { roles: [] },
} satisfies Record<string, AccountOptions>;

export type Person = keyof typeof people;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface WorkerFixtures {
  /** The cookies of a signed-in person; the login is done once a worker. */
  cookiesOf(person: Person): Promise<Cookies>;
}

/** The suite's `test`, with people to share: nothing that a test does here may change what they have on the server. */
export const test = base.extend<{ enterAs(person: Person): Promise<Page> }, WorkerFixtures>({
  cookiesOf: [
    async ({ browser, sandbox, stage }, use) => {
      const logins = new Map<Person, Promise<Cookies>>();
      const logIn = async (person: Person) => {
        const context = await browser.newContext({ baseURL: addressOf(stages[stage].port) });
        await signIn(await context.newPage(), await sandbox.makeAccount(people[person]));
        const cookies = await context.cookies();
        await context.close();
        return cookies;
      };
      await use((person) => {
        const login = logins.get(person) ?? logIn(person);
        logins.set(person, login);
        return login;
      });
    },
    { scope: 'worker' },
  ],

  enterAs: async ({ page, cookiesOf }, use) =>
    use(async (person) => {
      await page.context().addCookies(await cookiesOf(person));
      return page;
    }),
});
