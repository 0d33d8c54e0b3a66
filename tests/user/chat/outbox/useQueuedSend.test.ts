import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useQueuedSend } from '../../../../src/user/chat/outbox/useQueuedSend';

function open(isOpening = true) {
  const onRelease = vi.fn();
  const { result, rerender } = renderHook((props) => useQueuedSend({ ...props, onRelease }), {
    initialProps: { isOpening },
  });
  return { onRelease, result, become: (next: boolean) => rerender({ isOpening: next }) };
}

describe('a message that is sent while the conversation opens', () => {
  it('is queued, and let go once when that is over', () => {
    const { onRelease, result, become } = open();
    expect(result.current.isQueued).toBe(false);
    act(() => result.current.queue());
    expect(result.current.isQueued).toBe(true);
    expect(onRelease).not.toHaveBeenCalled();
    become(false);
    expect(result.current.isQueued).toBe(false);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('is not let go a second time when the conversation opens again', () => {
    const { onRelease, result, become } = open();
    act(() => result.current.queue());
    become(false);
    become(true);
    expect(result.current.isQueued).toBe(false);
    become(false);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('waits for an opening that is about to begin', () => {
    const { onRelease, result, become } = open(false);
    act(() => result.current.queue());
    expect(result.current.isQueued).toBe(false);
    become(true);
    expect(result.current.isQueued).toBe(true);
    expect(onRelease).not.toHaveBeenCalled();
    become(false);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('is none where nobody sends: nothing is let go', () => {
    const { onRelease, become } = open();
    become(false);
    become(true);
    become(false);
    expect(onRelease).not.toHaveBeenCalled();
  });
});
