import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatEntry } from '../../../api/chat';
import type { Outcome } from './message';
import { settleSend } from './settleSend';
import { hasArrived, readUnconfirmedSend } from './unconfirmedSend';

interface ReconcileOptions {
  userId: string;
  /** The history, once it has been read anew. */
  entries: readonly ChatEntry[] | null;
  isSending: boolean;
  /** The draft is about to be looked at. */
  onReconcile(): void;
  onReconciled(outcome: Outcome): void;
}

/**
 * Settles a send that a reload or a lost connection left unconfirmed, as soon as the history tells whether it arrived.
 *
 * @returns whether there is one of which nobody knows yet
 */
export function useReconcileUnconfirmedSend({
  userId,
  entries,
  isSending,
  onReconcile,
  onReconciled,
}: ReconcileOptions): boolean {
  const [isUnconfirmed, setUnconfirmed] = useState(() => readUnconfirmedSend(userId) !== null);
  // A send of this very screen settles itself. If its connection breaks, it is unconfirmed until the chat is opened
  // again: what this screen holds is older than it.
  if (isUnconfirmed && isSending) setUnconfirmed(false);

  const reconcile = useEffectEvent((history: readonly ChatEntry[]) => {
    setUnconfirmed(false);
    const send = readUnconfirmedSend(userId);
    if (!send) return;
    onReconcile();
    onReconciled(settleSend(userId, send, { status: hasArrived(send, history) ? 'arrived' : 'returned' }));
  });

  useEffect(() => {
    if (entries && isUnconfirmed) reconcile(entries);
  }, [entries, isUnconfirmed]);

  return isUnconfirmed;
}
