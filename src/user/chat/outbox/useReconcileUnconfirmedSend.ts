import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatEntry } from '../../../api/chat';
import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import type { Outcome } from './message';
import { settleSend } from './settleSend';
import { hasArrived, readUnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

interface ReconcileOptions {
  userId: string;
  /** The history, once it has been read anew. */
  entries: readonly ChatEntry[] | null;
  isSending: boolean;
  /** The draft is about to be looked at. */
  onReconcile(): void;
  onReconciled(outcome: Outcome): void;
}

interface Reconciliation {
  /** Whether there is a send of which nobody knows yet. */
  isUnconfirmed: boolean;
  /** Looks for a message that may still arrive in a later reading of the history. */
  lookFor(entries: readonly ChatEntry[]): void;
}

/**
 * Settles a send that a reload or a lost connection left unconfirmed, as soon as the history tells whether it arrived; and
 * one that arrives after that.
 */
export function useReconcileUnconfirmedSend({
  userId,
  entries,
  isSending,
  onReconcile,
  onReconciled,
}: ReconcileOptions): Reconciliation {
  const [isUnconfirmed, setUnconfirmed] = useState(() => readUnconfirmedSend(userId) !== null);
  // A send of this very screen settles itself. If its connection breaks, it is unconfirmed until the chat is opened
  // again: what this screen holds is older than it.
  if (isUnconfirmed && isSending) setUnconfirmed(false);

  const reconcile = useEffectEvent((history: readonly ChatEntry[], isFirst: boolean) => {
    setUnconfirmed(false);
    const send = readUnconfirmedSend(userId);
    if (!send) return;
    const isThere = hasArrived(send, history);
    if (!isThere && !isFirst) return;
    onReconcile();
    if (!isThere && !readPromptDraft(userId).includes(send.text) && !send.isReplay) {
      // Nobody wants it any more.
      writeUnconfirmedSend(userId, null);
      return;
    }
    onReconciled(settleSend(userId, send, { status: isThere ? 'arrived' : 'returned' }, !isThere));
  });

  useEffect(() => {
    if (entries && isUnconfirmed) reconcile(entries, true);
  }, [entries, isUnconfirmed]);

  return { isUnconfirmed, lookFor: (history) => reconcile(history, false) };
}
