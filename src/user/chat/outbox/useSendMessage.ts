import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { stopReply } from '../../../api/chat';
import { useAuth } from '../../../auth/context';
import { tellAtOnce } from '../../../shared/query/tellAtOnce';
import { useClient } from '../../../shared/query/useClient';
import { useSingleFlight } from '../../../shared/query/useSingleFlight';
import { afterPaint } from '../../../ui/afterPaint';
import { type Toasts, useToasts } from '../../../ui/toasts/useToasts';
import { newestEntryId } from '../historyCache';
import { chatKeys } from '../keys';
import { findSendingMessage } from './findSendingMessage';
import { followReply } from './followReply';
import { createGrowingReply } from './growingReply';
import type { Message, Outcome } from './message';
import { sendMessage } from './sendMessage';

const contentFilterToast = {
  title: 'Error sending message',
  message:
    'The message is triggering our content filter. If you are at risk of self harm, please seek medical advice immediately.',
  tone: 'warning',
} as const;

/** The warning that each area of toasts has shown last. */
const warnings = new WeakMap<Toasts, number>();

/** A message, and how its send ended: null while it is being sent. */
export interface Send {
  message: Message;
  outcome: Outcome | null;
}

interface SendMessage {
  /** Sends a text, or sends an earlier entry's text again; does nothing while another message is being sent. */
  send(text: string, replayOf?: number): void;
  /** Reads on in the reply that is being written to an entry. */
  follow(entry: { id: number; timestamp: string; data: { text: string } }): void;
  /** Ends the reply, and keeps what has come of it; before anything has, ends the waiting. */
  stop(): void;
  latest: Send | null;
}

/**
 * Sends messages (spec 4, Sending a chat and Replay). A send outlives the screen: whoever goes to another page meanwhile
 * finds its end on return.
 */
export function useSendMessage(): SendMessage {
  const client = useClient();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const userId = useAuth().user?.sub ?? '';

  const { mutate } = useMutation({
    mutationKey: chatKeys.send(),
    mutationFn: async (message: Message) => {
      const tools = { client, queryClient, userId };
      // One's own words come first: a call takes a slow phone as long as drawing them. Until then they are a stored draft.
      const outcome = await (message.follows === null
        ? afterPaint().then(() => sendMessage(tools, message))
        : followReply(tools, message, message.follows));
      // It is about the latest turn, and goes with the next.
      if (outcome.status === 'filtered') warnings.set(toasts, toasts.show(contentFilterToast));
      else if (outcome.status === 'answered') toasts.dismiss(warnings.get(toasts) ?? 0);
      return outcome;
    },
  });

  const sends = useMutationState({
    filters: { mutationKey: chatKeys.send() },
    select: ({ state }): Send => ({
      message: state.variables as Message,
      outcome: (state.data ?? null) as Outcome | null,
    }),
  });

  const send = useCallback(
    (text: string, replayOf?: number) => {
      if (text.trim() === '' || findSendingMessage(queryClient)) return;
      const message = {
        text,
        at: new Date().toISOString(),
        replayOf: replayOf ?? null,
        follows: null,
        newestId: newestEntryId(queryClient),
        giveUp: new AbortController(),
        reply: createGrowingReply(),
      };
      tellAtOnce(() => mutate(message));
    },
    [mutate, queryClient],
  );

  const follow: SendMessage['follow'] = useCallback(
    ({ id, timestamp, data }) => {
      if (findSendingMessage(queryClient)) return;
      mutate({
        text: data.text,
        at: timestamp,
        replayOf: null,
        follows: id,
        newestId: id - 1,
        giveUp: new AbortController(),
        reply: createGrowingReply(id),
      });
    },
    [mutate, queryClient],
  );

  const stop = useSingleFlight(async () => {
    const message = findSendingMessage(queryClient);
    const id = message?.reply.messageId ?? null;
    if (id === null || !(await client.send(stopReply, { params: { id } }))) message?.giveUp.abort();
  });

  return { send, follow, stop, latest: sends.at(-1) ?? null };
}
