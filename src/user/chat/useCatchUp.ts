import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { ChatEntry } from '../../api/chat';
import { useClient } from '../../shared/query/useClient';
import { catchUp } from './catchUp';
import { onChangeElsewhere } from './historyChannel';

/** When the history is read again while a message may still arrive, after it was last heard of. */
const awaitedAtMs = [2_000, 8_000, 30_000, 90_000];

interface CatchUpOptions {
  userId: string;
  /** The history is being read, or a message is on its way: what it brings comes first. */
  isBusy: boolean;
  /** A message was given up that may arrive all the same. */
  isAwaiting: boolean;
  onCaughtUp(entries: readonly ChatEntry[]): void;
}

/**
 * Keeps the conversation up to date with what happens in other tabs, which tell, and on other devices: it is read again
 * when the person comes back to this tab. A tab that nobody sees waits until then.
 */
export function useCatchUp({ userId, isBusy, isAwaiting, onCaughtUp }: CatchUpOptions): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const answered = useRef(0);
  const returnedAt = useRef(Number.NEGATIVE_INFINITY);

  const read = useEffectEvent(async () => {
    const entries = await catchUp({ client, queryClient });
    if (entries === 'outdated') ask();
    else if (entries) onCaughtUp(entries);
  });

  useEffect(() => {
    if (answered.current === asked || isBusy || document.hidden) return;
    answered.current = asked;
    void read();
  }, [asked, isBusy]);

  useEffect(() => {
    const onReturn = () => {
      // A return is told by both events.
      if (document.hidden || performance.now() - returnedAt.current < 1_000) return;
      returnedAt.current = performance.now();
      ask();
    };
    const stopListening = onChangeElsewhere(userId, ask);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stopListening();
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [userId]);

  useEffect(() => {
    if (!isAwaiting) return;
    const timers = awaitedAtMs.map((ms) => setTimeout(ask, ms));
    return () => timers.forEach(clearTimeout);
  }, [isAwaiting]);
}
