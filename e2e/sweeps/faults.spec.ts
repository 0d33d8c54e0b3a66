import { contract } from '../../src/api/contract';
import { failedCall } from '../support/chat';
import { openSession } from '../support/signIn';
import { notTakenYet } from '../support/startUp';
import { expect, test } from '../support/test';
import { inviteVisitor } from '../support/visitors';
import { sweptScreens } from './faults';
import { faultsOf, sweep } from './faults/sweep';
import type { SweptCall } from './faults/sweptCall';
import { visitorCalls } from './faults/visitors';

/** Calls of the contract that no screen makes, each with its reason. */
const unswept: Record<string, string> = {
  U46: 'made by itself while a reply runs; the history decides whatever becomes of it (tests/user/chat/growing.test.tsx)',
  U47: 'can only be made while a reply runs (tests/user/chat/growing.test.tsx)',
  U48: 'can only be made while a message is on its way (tests/user/chat/lostSend.test.tsx)',
};

for (const { name, account, given, calls } of sweptScreens) {
  test(`${name}: whatever happens to its calls, the person knows, loses nothing and can go on`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...failedCall, notTakenYet);
    // Dialogs and toasts come and go at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await given?.(page);
    await openSession(page, await sandbox.makeAccount(account));
    await page.goto('/forbidden');
    for (const swept of calls) await test.step(nameOf(swept), () => sweep(page, swept));
  });
}

test('the public forms: whatever happens to their calls, the visitor knows, loses nothing and can go on', async ({
  page,
  sandbox,
  stage,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calls = visitorCalls(await inviteVisitor(sandbox, stage));
  await page.goto('/forbidden');
  for (const swept of calls) await test.step(nameOf(swept), () => sweep(page, swept));
});

test('every call of the contract is swept', () => {
  const nobody = { email: '', activation: '/activate', unsubscription: '/unsubscribe' };
  const swept = [...sweptScreens.flatMap(({ calls }) => calls), ...visitorCalls(nobody)];
  const isSwept = (id: string) => swept.some(({ call }) => call.id === id);

  const missing = contract.filter(({ id }) => !isSwept(id) && !(id in unswept));
  expect(missing.map(({ id, summary }) => `${id} ${summary}`)).toEqual([]);
  const needless = Object.keys(unswept).filter(
    (id) => isSwept(id) || !contract.some((call) => call.id === id),
  );
  expect(needless, 'exceptions that are none any more').toEqual([]);

  const cells = swept.reduce((sum, each) => sum + faultsOf(each).length, 0);
  process.stdout.write(
    `Fault sweep: ${contract.length - Object.keys(unswept).length} calls, ${cells} calls × faults\n`,
  );
});

function nameOf({ call: { id, method, path } }: SweptCall): string {
  return `${id} ${method} ${path}`;
}
