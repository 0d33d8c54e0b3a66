import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useThrottledCallback } from '../../../src/shared/drafts/useThrottledCallback';

const action = vi.fn();

function open(delayMs = 300) {
  const { result, rerender, unmount } = renderHook(
    ({ run, delay }: { run: () => void; delay: number }) => useThrottledCallback(run, delay),
    { initialProps: { run: action, delay: delayMs } },
  );
  return { throttled: () => result.current, rerender, unmount };
}

const pageHides = () => window.dispatchEvent(new Event('pagehide'));
const tabIsLeft = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  action.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('an action that is asked for', () => {
  it('runs once, as long after the first request as was said', () => {
    const { throttled } = open();
    throttled().call();
    vi.advanceTimersByTime(200);
    throttled().call();
    vi.advanceTimersByTime(99);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('runs again when it is asked for again', () => {
    const { throttled } = open();
    throttled().call();
    vi.advanceTimersByTime(300);
    throttled().call();
    vi.advanceTimersByTime(300);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['when the page is put away', pageHides],
    ['when the tab is left', tabIsLeft],
  ])('runs at once %s, and not a second time', (_when, leave) => {
    const { throttled } = open();
    throttled().call();
    leave();
    expect(action).toHaveBeenCalledTimes(1);
    leave();
    vi.advanceTimersByTime(1_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('runs at once when its component goes', () => {
    const { throttled, unmount } = open();
    throttled().call();
    unmount();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('runs at once when that is wanted, and not a second time', () => {
    const { throttled } = open();
    throttled().call();
    throttled().flush();
    vi.advanceTimersByTime(1_000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('never runs once it was called off, not even when the page is put away', () => {
    const { throttled, unmount } = open();
    throttled().call();
    throttled().cancel();
    pageHides();
    vi.advanceTimersByTime(1_000);
    unmount();
    expect(action).not.toHaveBeenCalled();
  });

  it('is the latest one, and its time the one that was last said', () => {
    const { throttled, rerender } = open();
    const later = vi.fn();
    throttled().call();
    rerender({ run: later, delay: 300 });
    vi.advanceTimersByTime(300);
    expect(later).toHaveBeenCalledTimes(1);
    rerender({ run: later, delay: 50 });
    throttled().call();
    vi.advanceTimersByTime(50);
    expect(later).toHaveBeenCalledTimes(2);
    expect(action).not.toHaveBeenCalled();
  });
});

describe('an action that nobody has asked for', () => {
  it('runs neither when the page is put away, nor when its component goes', () => {
    const { throttled, unmount } = open();
    pageHides();
    tabIsLeft();
    throttled().flushPending();
    unmount();
    expect(action).not.toHaveBeenCalled();
  });

  it('runs all the same when it is wanted now', () => {
    open().throttled().flush();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind on the page', () => {
    const { throttled, unmount } = open();
    unmount();
    throttled().call();
    pageHides();
    tabIsLeft();
    expect(action).not.toHaveBeenCalled();
  });
});
