import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatEntry } from '../../../api/chat';
import { useAuth } from '../../../auth/context';
import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import { useCatchUp } from '../useCatchUp';
import type { useHistory } from '../useHistory';
import type { Message, Outcome } from './message';
import type { PromptBox } from './promptBox';
import { readUnconfirmedSend } from './unconfirmedSend';
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
  /** The moment before which the server wants nothing sent; null where it has named none. */
  retryAt: number | null;
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
  // What the history has told of a send, and after which one of this screen.
  const [reconciled, setReconciled] = useState<{ after: Message | null; outcome: Outcome } | null>(null);
  const isSending = latest !== null && !latest.outcome;
  const takesFocus = useRef(true);

  useOnEnded(latest, ({ draft }) => {
    box.current?.show(draft);
    if (takesFocus.current) box.current?.focus();
    takesFocus.current = true;
  });

  const settled = history.isFetching || history.isError ? null : (history.data ?? null);
  const running = useFollowRunningReply({
    entries: settled,
    isSending,
    onFollow: (entry) => {
      box.current?.store();
      if (readPromptDraft(userId) === entry.data.text) box.current?.show('');
      // Whoever reads while another tab sends is not taken away from there.
      takesFocus.current = box.current?.hasFocus() ?? true;
      follow(entry);
    },
  });

  const { isUnconfirmed, lookFor } = useReconcileUnconfirmedSend({
    userId,
    // The end of a running reply settles its message.
    entries: running ? null : settled,
    isSending,
    onReconcile: () => box.current?.store(),
    onReconciled: (outcome) => {
      box.current?.show(outcome.draft);
      setReconciled({ after: latest?.message ?? null, outcome });
    },
  });

  const { isQueued, queue } = useQueuedSend({
    isOpening: !history.data && history.isFetching,
    onRelease: () => {
      if (history.data) box.current?.submit();
      else box.current?.focus();
    },
  });

  const isReconciled = reconciled !== null && reconciled.after === (latest?.message ?? null);
  const outcome = isReconciled ? reconciled.outcome : (latest?.outcome ?? null);
  const retryAt = outcome?.status === 'returned' ? (outcome.retryAt ?? null) : null;
  const isBack = outcome?.status === 'returned' || outcome?.status === 'unclear';

  useCatchUp({
    userId,
    isBusy: isSending || isUnconfirmed || history.isFetching || !history.data,
    isAwaiting: isBack && readUnconfirmedSend(userId) !== null,
    onCaughtUp: lookFor,
  });

  const sendOrQueue = (text: string) => {
    if (isSending || (retryAt !== null && Date.now() < retryAt)) return false;
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
    const isKept = outcome?.status !== 'answered' || isInHistory(outcome.reply, history.data);
    return outcome && isKept ? outcome : { status: 'idle' };
  };

  return { state: stateNow(), retryAt, send: sendOrQueue, replay, stop };
}

/** Whether a reply stands in the conversation still: it may have been deleted here or elsewhere. */
const isInHistory = (reply: ChatEntry | null, entries: readonly ChatEntry[] = []) =>
  reply === null || entries.findLast(({ id }) => id === reply.id) !== undefined;

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
