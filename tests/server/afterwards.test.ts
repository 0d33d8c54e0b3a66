import { afterEach, expect, it, vi } from 'vitest';
import { createAfterwards } from '../../server/afterwards';
import { createDeferred } from '../../src/auth/deferred';

afterEach(() => vi.restoreAllMocks());

/** Work that says when it begins, and ends when it is told to. */
function work() {
  const done = createDeferred<void>();
  const begun = vi.fn((_signal: AbortSignal) => done.promise);
  return { begun, end: () => done.resolve(), fail: (error: Error) => done.reject(error) };
}

it('does work of the same key one after the other, and no more at once than it may', async () => {
  const afterwards = createAfterwards(2);
  const [first, second, other, third] = [work(), work(), work(), work()];
  afterwards.later('ada', first.begun);
  afterwards.later('ada', second.begun);
  afterwards.later('kim', other.begun);
  afterwards.later('robin', third.begun);
  const begun = () => [first, second, other, third].map((each) => each.begun.mock.calls.length);
  expect(begun()).toEqual([1, 0, 1, 0]);
  other.end();
  await vi.waitFor(() => expect(begun()).toEqual([1, 0, 1, 1]));
  first.end();
  await vi.waitFor(() => expect(begun()).toEqual([1, 1, 1, 1]));
  second.end();
  third.end();
  await afterwards.settled();
});

it('tells of a failure, and goes on with the next', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const afterwards = createAfterwards();
  const [first, second] = [work(), work()];
  afterwards.later('ada', first.begun);
  afterwards.later('ada', second.begun);
  first.fail(new Error('no luck'));
  second.end();
  await afterwards.settled();
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('no luck'));
  expect(second.begun).toHaveBeenCalled();
});

it('gives up what is under way when it is stopped, and begins nothing more', async () => {
  const afterwards = createAfterwards();
  const next = work();
  afterwards.later(
    'ada',
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  );
  afterwards.later('ada', next.begun);
  await afterwards.stop();
  afterwards.later('kim', next.begun);
  expect(next.begun).not.toHaveBeenCalled();
});
