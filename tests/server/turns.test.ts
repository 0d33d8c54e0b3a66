import { expect, it } from 'vitest';
import { createTurns } from '../../server/turns';

it('lets so many work at once, in their order, also when one fails', async () => {
  const turns = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (which: number) =>
    turns(async () => {
      begun.push(which);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      if (which === 1) throw new Error('It failed');
      return which;
    });
  const done = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
