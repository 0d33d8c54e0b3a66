import type { Page } from '@playwright/test';
import { everyPermission } from '../../src/api/call';
import type { Account, AccountOptions } from '../support/sandbox';
import { openSession } from '../support/signIn';
import { test as base, expect } from '../support/test';

export { expect };

/** Those whose screens are looked at. */
const people = {
  /** Sees every button of the application. */
  everything: { chats: 12, permissions: [...everyPermission] },
  /** Signed in, but without the role AppUser. */
  outsider: { roles: [] },
} satisfies Record<string, AccountOptions>;

export type Person = keyof typeof people;

interface WorkerFixtures {
  /** The account of one of them, made once a worker. */
  accountOf(person: Person): Promise<Account>;
}

/** The suite's `test`, with people to share: nothing that a test does here may change what they have on the server. */
export const test = base.extend<{ enterAs(person: Person): Promise<Page> }, WorkerFixtures>({
  accountOf: [
    async ({ sandbox }, use) => {
      const made = new Map<Person, Promise<Account>>();
      await use((person) => {
        const account = made.get(person) ?? sandbox.makeAccount(people[person]);
        made.set(person, account);
        return account;
      });
    },
    { scope: 'worker' },
  ],

  enterAs: async ({ page, accountOf }, use) =>
    use(async (person) => {
      await openSession(page, await accountOf(person));
      return page;
    }),
});
