import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../src/ui/afterPaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the waiting has ended, as the time goes on. */
function waiting() {
  const onEnd = vi.fn();
  void afterPaint().then(onEnd);
  return onEnd;
}

it('waits for the frame that shows what has changed', async () => {
  const onEnd = waiting();
  vi.advanceTimersToNextFrame();
  await Promise.resolve();
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits for nothing in a page that nobody sees', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const onEnd = waiting();
  await Promise.resolve();
  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits no longer than a moment in a page that shows no frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const onEnd = waiting();
  await vi.advanceTimersByTimeAsync(99);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
