import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type ChatEntry, isBeingAnswered, type RunningEntry } from '../../../api/chat';

interface FollowOptions {
  /** The history, once it has been read anew. */
  entries: readonly ChatEntry[] | null;
  isSending: boolean;
  onFollow(entry: RunningEntry): void;
}

/**
 * Reads on in a reply that the history says is being written, each one once.
 *
 * @returns whether there is one that is about to be read
 */
export function useFollowRunningReply({ entries, isSending, onFollow }: FollowOptions): boolean {
  const followed = useRef(new Set<number>());
  // Of thousands, once for each reading.
  const running = useMemo(() => entries?.findLast(isBeingAnswered), [entries]);
  const follow = useEffectEvent(onFollow);

  useEffect(() => {
    if (!running || isSending || followed.current.has(running.id)) return;
    followed.current.add(running.id);
    follow(running);
  }, [running, isSending]);

  return running !== undefined && !isSending;
}
