import { test as base } from './test';

export { expect } from './test';

interface ApartFixtures {
  /** Says how something that everyone sees is set back: the last thing first, however the test has ended. */
  setBack(undo: () => Promise<unknown>): void;
}

/** `test` for what changes things for everyone: each finds the sandbox as it was. */
export const test = base.extend<ApartFixtures>({
  setBack: [
    async ({ sandbox }, use) => {
      const undos: (() => Promise<unknown>)[] = [];
      await use((undo) => void undos.push(undo));
      await sandbox.clearFaults();
      await sandbox.resetClock();
      for (const undo of undos.reverse()) await undo();
    },
    { auto: true },
  ],
});
