import { useEffect, useRef } from 'react';
import type { ChatEntry } from '../../api/chat';
import { settle } from './sendMessage';
import { hasArrived, readUnconfirmedSend } from './unconfirmedSend';

interface OpenSend {
  userId: string;
  /** The history, once it has been read anew. */
  entries: readonly ChatEntry[] | null;
  isSending: boolean;
  /** The draft is about to be looked at. */
  onSettling(): void;
  /** The draft may have changed. */
  onSettled(): void;
}

/** Settles a send that a reload or a lost connection left open, as soon as the history tells whether it arrived. */
export function useReconcileUnconfirmedSend({
  userId,
  entries,
  isSending,
  onSettling,
  onSettled,
}: OpenSend): void {
  // A send of this very screen settles itself. If its connection breaks, it is open until the chat is opened again:
  // what this screen holds is older than it.
  const mayBeOpen = useRef(true);

  useEffect(() => {
    if (isSending) mayBeOpen.current = false;
    if (!entries || !mayBeOpen.current) return;
    mayBeOpen.current = false;
    const send = readUnconfirmedSend(userId);
    if (!send) return;
    onSettling();
    settle({ userId }, send, { kind: hasArrived(send, entries) ? 'arrived' : 'returned' });
    onSettled();
  }, [userId, entries, isSending, onSettling, onSettled]);
}
