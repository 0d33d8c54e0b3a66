import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { addressOf, type StageName, stages } from '../../scripts/stages';
import { type Account, openDoors, type SandboxDoors } from './sandbox';
import { type Watch, watch } from './watch';

export { expect };

/** Set by each project of playwright.config.ts. */
export interface StageOption {
  stage: StageName;
}

interface WorkerFixtures extends StageOption {
  /** The sandbox's doors. */
  sandbox: SandboxDoors;
}

interface TestFixtures {
  /** A fresh app user, start-up done, no conversation yet; `sandbox.makeAccount` makes others. */
  account: Account;
  /** Says which console messages the test causes on purpose; any other fails it. */
  allowConsole: Watch['allow'];
  /** A second browser, as clean and as watched as the first. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

interface AutomaticFixtures {
  watched: Watch[];
}

/**
 * Playwright's `test` with the sandbox at hand. After each test nothing may have gone wrong on the side: no console
 * error or warning, no uncaught error, no violation of the content security policy.
 */
export const test = base.extend<TestFixtures & AutomaticFixtures, WorkerFixtures>({
  stage: ['main', { option: true, scope: 'worker' }],

  sandbox: [
    async ({ stage }, use) => use(openDoors(addressOf(stages[stage].sandboxPort))),
    { scope: 'worker' },
  ],

  watched: [
    async ({ context }, use) => {
      const watches = [await watch(context)];
      await use(watches);
      expect(
        watches.flatMap((each) => each.problems()),
        'nothing else went wrong in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],

  account: async ({ sandbox }, use) => use(await sandbox.makeAccount()),

  allowConsole: async ({ watched }, use) =>
    use((...messages) => {
      for (const each of watched) each.allow(...messages);
    }),

  newContext: async ({ browser, watched }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      watched.push(await watch(context));
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
