import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from '../../../auth/context';
import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import type { useHistory } from '../useHistory';
import type { Message, Outcome } from './message';
import type { PromptBox } from './promptBox';
import { useFollowRunningReply } from './useFollowRunningReply';
import { useQueuedSend } from './useQueuedSend';
import { useReconcileUnconfirmedSend } from './useReconcileUnconfirmedSend';
import { type Send, useSendMessage } from './useSendMessage';

/**
 * What becomes of what the person writes:
 * - `idle`: nothing has been sent
 * - `queued`: the message goes out when the conversation is open
 * - `sending`: the answer is waited for
 * - `unconfirmed`: a reload or a lost connection came in between; the history will tell whether the message arrived
 * - the others: how the latest send ended
 */
export type OutboxState =
  | { status: 'idle' | 'queued' | 'unconfirmed' }
  | { status: 'sending'; message: Message }
  | Outcome;

interface OutboxOptions {
  history: ReturnType<typeof useHistory>;
  box: RefObject<PromptBox | null>;
}

interface Outbox {
  state: OutboxState;
  /** Sends a text, or queues it while the conversation opens; returns whether it is out of the box. */
  send(text: string): boolean;
  /** Sends an entry's text again, in place of the entry and its answer. */
  replay(id: number, text: string): void;
  /** Ends the reply that is being written, and keeps what has come of it; before anything has, ends the waiting. */
  stop(): void;
}

/** The way of a message from the prompt box to the server and, if that fails, back into the box. */
export function useOutbox({ history, box }: OutboxOptions): Outbox {
  const userId = useAuth().user?.sub ?? '';
  const { send, follow, stop, latest } = useSendMessage();
  const [reconciled, setReconciled] = useState<Send | null>(null);
  const isSending = latest !== null && !latest.outcome;

  useOnEnded(latest, ({ draft }) => {
    box.current?.show(draft);
    box.current?.focus();
  });

  const settled = history.isFetching || history.isError ? null : (history.data ?? null);
  const running = useFollowRunningReply({
    entries: settled,
    isSending,
    onFollow: (entry) => {
      box.current?.store();
      if (readPromptDraft(userId) === entry.data.text) box.current?.show('');
      follow(entry);
    },
  });

  const isUnconfirmed = useReconcileUnconfirmedSend({
    userId,
    // The end of a running reply settles its message.
    entries: running ? null : settled,
    isSending,
    onReconcile: () => box.current?.store(),
    onReconciled: (outcome) => {
      box.current?.show(outcome.draft);
      if (latest) setReconciled({ message: latest.message, outcome });
    },
  });

  const { isQueued, queue } = useQueuedSend({
    isOpening: !history.data && history.isFetching,
    onRelease: () => {
      if (history.data) box.current?.submit();
      else box.current?.focus();
    },
  });

  const sendOrQueue = (text: string) => {
    if (isSending) return false;
    if (!history.data) {
      queue();
      if (!history.isFetching) void history.refetch();
      return false;
    }
    send(text);
    return true;
  };

  const replay = useCallback(
    (id: number, text: string) => {
      // At the end the stored draft is shown.
      box.current?.store();
      send(text, id);
    },
    [send, box],
  );

  const stateNow = (): OutboxState => {
    if (isSending) return { status: 'sending', message: latest.message };
    if (isQueued) return { status: 'queued' };
    if (isUnconfirmed) return { status: 'unconfirmed' };
    const ended = reconciled?.message === latest?.message ? reconciled : latest;
    return ended?.outcome ?? { status: 'idle' };
  };

  return { state: stateNow(), send: sendOrQueue, replay, stop };
}

/** Runs an action each time a send has ended, even one that failed too quickly to show as going on. */
function useOnEnded(latest: Send | null, action: (outcome: Outcome) => void) {
  const ended = latest?.outcome ? latest : null;
  const former = useRef(ended?.message);
  const act = useEffectEvent(action);
  useEffect(() => {
    if (ended?.outcome && ended.message !== former.current) act(ended.outcome);
    former.current = ended?.message;
  }, [ended]);
}
