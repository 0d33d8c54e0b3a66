import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../../auth/context';
import { useClient } from '../../../shared/query/useClient';
import { useToasts } from '../../../ui/toasts/useToasts';
import { newestEntryId } from '../historyCache';
import { chatKeys } from '../keys';
import { findSendingMessage } from './findSendingMessage';
import type { Message, Outcome } from './message';
import { sendMessage } from './sendMessage';

const contentFilterToast = {
  title: 'Error sending message',
  message:
    'The message is triggering our content filter. If you are at risk of self harm, please seek medical advice immediately.',
  tone: 'warning',
} as const;

/** A message, and how its send ended: null while it is being sent. */
export interface Send {
  message: Message;
  outcome: Outcome | null;
}

interface SendMessage {
  /** Sends a text, or sends an earlier entry's text again; does nothing while another message is being sent. */
  send(text: string, replayOf?: number): void;
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
      const outcome = await sendMessage({ client, queryClient, userId }, message);
      if (outcome.status === 'filtered') toasts.show(contentFilterToast);
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
      mutate({
        text,
        at: new Date().toISOString(),
        replayOf: replayOf ?? null,
        newestId: newestEntryId(queryClient),
        giveUp: new AbortController(),
      });
    },
    [mutate, queryClient],
  );

  return { send, latest: sends.at(-1) ?? null };
}
