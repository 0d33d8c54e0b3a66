import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEntry } from '../../../../src/api/chat';
import { forgetDraftsOfOthers } from '../../../../src/shared/drafts/drafts';
import { readPromptDraft, writePromptDraft } from '../../../../src/shared/drafts/promptDraft';
import { readUnconfirmedSend, writeUnconfirmedSend } from '../../../../src/user/chat/outbox/unconfirmedSend';
import { useReconcileUnconfirmedSend } from '../../../../src/user/chat/outbox/useReconcileUnconfirmedSend';
import { conversation, said } from '../../../support/conversation';

const userId = 'auth0|ann';
const send = { text: 'Tomorrow', afterId: 4, isReplay: false };
const arrived = [...conversation, said(101, 'Tomorrow', true)];

beforeEach(() => {
  forgetDraftsOfOthers(userId);
  writePromptDraft(userId, 'Tomorrow');
});

interface Props {
  entries: readonly ChatEntry[] | null;
  isSending?: boolean;
}

function open(initialProps: Props) {
  const order: unknown[] = [];
  const onReconcile = vi.fn(() => void order.push('asked', readPromptDraft(userId)));
  const onReconciled = vi.fn(() => void order.push('told'));
  const { result, rerender } = renderHook(
    ({ entries, isSending = false }: Props) =>
      useReconcileUnconfirmedSend({ userId, entries, isSending, onReconcile, onReconciled }),
    { initialProps },
  );
  return { order, onReconcile, onReconciled, result, rerender };
}

describe('a send that was left unconfirmed', () => {
  it.each([
    ['arrived', arrived, { status: 'arrived', draft: '' }, null],
    ['not arrived', conversation, { status: 'returned', draft: 'Tomorrow' }, send],
  ])('is settled once the history tells that it has %s', (_what, entries, outcome, stillLookedFor) => {
    writeUnconfirmedSend(userId, send);
    const { onReconciled, order, result, rerender } = open({ entries: null });
    expect([result.current.isUnconfirmed, order]).toEqual([true, []]);
    rerender({ entries });
    expect(onReconciled).toHaveBeenCalledExactlyOnceWith(outcome);
    // What stands in the box is stored before it is looked at.
    expect(order).toEqual(['asked', 'Tomorrow', 'told']);
    expect(result.current.isUnconfirmed).toBe(false);
    expect(readUnconfirmedSend(userId)).toEqual(stillLookedFor);
    rerender({ entries: [...entries] });
    expect(onReconciled).toHaveBeenCalledTimes(1);
  });

  it('and arrives after all leaves the box in a later reading; until then nothing more is told', () => {
    writeUnconfirmedSend(userId, send);
    const { onReconciled, result } = open({ entries: conversation });
    expect(onReconciled).toHaveBeenCalledTimes(1);
    result.current.lookFor(conversation);
    expect(onReconciled).toHaveBeenCalledTimes(1);
    result.current.lookFor(arrived);
    expect(onReconciled).toHaveBeenLastCalledWith({ status: 'arrived', draft: '' });
    expect(readUnconfirmedSend(userId)).toBeNull();
  });

  it('is forgotten without a word once its text is in the box no more', () => {
    writeUnconfirmedSend(userId, send);
    writePromptDraft(userId, 'Something else');
    const { onReconciled } = open({ entries: conversation });
    expect(onReconciled).not.toHaveBeenCalled();
    expect(readUnconfirmedSend(userId)).toBeNull();
  });

  it('is left to a send of this very screen, which settles itself', () => {
    writeUnconfirmedSend(userId, send);
    const { onReconciled, result, rerender } = open({ entries: null, isSending: true });
    expect(result.current.isUnconfirmed).toBe(false);
    rerender({ entries: arrived });
    expect(onReconciled).not.toHaveBeenCalled();
    expect(readUnconfirmedSend(userId)).toEqual(send);
  });

  it('is no matter any more when it was settled elsewhere meanwhile', () => {
    writeUnconfirmedSend(userId, send);
    const { onReconcile, onReconciled, result, rerender } = open({ entries: null });
    writeUnconfirmedSend(userId, null);
    rerender({ entries: arrived });
    expect([onReconcile.mock.calls, onReconciled.mock.calls]).toEqual([[], []]);
    expect(result.current.isUnconfirmed).toBe(false);
  });

  it('is not looked for where there is none', () => {
    const { onReconcile, onReconciled, result } = open({ entries: arrived });
    expect(result.current.isUnconfirmed).toBe(false);
    expect([onReconcile.mock.calls, onReconciled.mock.calls]).toEqual([[], []]);
  });
});
