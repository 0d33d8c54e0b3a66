import { failedCall } from '../support/chat';
import { lookAt } from './lookAt';
import { expect, test } from './people';
import { tours } from './states';
import { Visit } from './visit';

for (const { name: tour, as, states } of tours) {
  test(`${tour} can be used by everyone, on every screen, with every setting`, async ({
    page,
    enterAs,
    allowConsole,
  }) => {
    allowConsole(...failedCall, /Code did not come/);
    if (as) await enterAs(as);
    const visit = new Visit(page);
    for (const state of states) {
      await test.step(state.name, async () => {
        try {
          await lookAt(await visit.open(state), state);
          await visit.leave(state);
        } catch (error) {
          // The others are looked at all the same.
          const found = `${error}\n${await visit.describe()}`;
          expect.soft(found, `${state.name}: is reached, looked at and left`).toBe('');
          await visit.startAnew();
        }
      });
    }
  });
}
