import { beforeEach, expect, it, vi } from 'vitest';

let clock: typeof import('../../src/auth/serverClock');

const serverSays = (date: number | null) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (date === null) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { Date: new Date(date).toUTCString() } });
  });

beforeEach(async () => {
  vi.resetModules();
  clock = await import('../../src/auth/serverClock');
});

it('a clock that is two hours off is set by the server', async () => {
  serverSays(Date.now() - 7_200_000);
  expect(await clock.setClockByServer()).toBe(true);
  expect(Date.now() - clock.now()).toBeGreaterThan(7_190_000);
  expect(await clock.setClockByServer(), 'it is right now').toBe(false);
});

it.each([
  ['is a few seconds off', () => Date.now() + 5_000],
  ['cannot be compared', () => null],
])('a clock that %s stays as it is', async (_what, date) => {
  serverSays(date());
  expect(await clock.setClockByServer()).toBe(false);
  expect(Math.abs(Date.now() - clock.now())).toBeLessThan(100);
});
