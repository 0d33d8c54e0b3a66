import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChatEntry } from '../../../../src/api/chat';
import { useFollowRunningReply } from '../../../../src/user/chat/outbox/useFollowRunningReply';
import { conversation, said } from '../../../support/conversation';

const running = (id: number): ChatEntry => ({
  ...said(id, 'Tomorrow'),
  renderer: 'UserInput',
  data: { text: 'Tomorrow', showDelete: true, isBeingAnswered: true },
});

interface Props {
  entries: readonly ChatEntry[] | null;
  isSending?: boolean;
}

function open(initialProps: Props) {
  const onFollow = vi.fn();
  const { result, rerender } = renderHook(
    ({ entries, isSending = false }: Props) => useFollowRunningReply({ entries, isSending, onFollow }),
    { initialProps },
  );
  return { onFollow, result, rerender };
}

describe('a reply that the history says is being written', () => {
  it('is followed once, however often the history says so', () => {
    const entries = [...conversation, running(101)];
    const { onFollow, result, rerender } = open({ entries });
    expect(onFollow).toHaveBeenCalledExactlyOnceWith(running(101));
    expect(result.current).toBe(true);
    rerender({ entries: [...entries] });
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('is the latest of several, and the next when that comes', () => {
    const { onFollow, rerender } = open({ entries: [running(101), running(103)] });
    expect(onFollow.mock.calls).toEqual([[running(103)]]);
    rerender({ entries: [running(101), running(103), running(105)] });
    expect(onFollow.mock.calls).toEqual([[running(103)], [running(105)]]);
  });

  it('waits until nothing is being sent', () => {
    const entries = [...conversation, running(101)];
    const { onFollow, result, rerender } = open({ entries, isSending: true });
    expect([onFollow.mock.calls.length, result.current]).toEqual([0, false]);
    rerender({ entries, isSending: false });
    expect([onFollow.mock.calls.length, result.current]).toEqual([1, true]);
  });

  it.each([
    ['there is none', conversation],
    ['the history has not been read', null],
  ])('is not followed where %s', (_what, entries) => {
    const { onFollow, result } = open({ entries });
    expect([onFollow.mock.calls.length, result.current]).toEqual([0, false]);
  });
});
