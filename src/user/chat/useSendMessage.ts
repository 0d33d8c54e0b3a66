import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../auth/context';
import { useClient } from '../../shared/query/ClientProvider';
import { useToasts } from '../../ui/toasts/useToasts';
import { chatKeys } from './keys';
import { pendingMessage } from './pendingMessage';
import { type Message, type Outcome, sendMessage } from './sendMessage';
import { newestHeldId } from './useHistory';

const contentFilterToast = {
  title: 'Error sending message',
  message:
    'The message is triggering our content filter. If you are at risk of self harm, please seek medical advice immediately.',
  tone: 'warning',
} as const;

interface SendMessage {
  /** Sends a text, or sends an earlier entry's text again; does nothing while another message is on its way. */
  send(text: string, replayOf?: number): void;
  /** The message on its way, if any. */
  pending: Message | null;
  /** The latest message, once its send has ended. */
  ended: Message | null;
  /** How the latest send ended; null before the first one and while one is on its way. */
  outcome: Outcome | null;
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
      if (outcome.kind === 'filtered') toasts.show(contentFilterToast);
      return outcome;
    },
  });

  const latest = useMutationState({
    filters: { mutationKey: chatKeys.send() },
    select: ({ state }) => ({
      isPending: state.status === 'pending',
      message: state.variables as Message,
      outcome: (state.data ?? null) as Outcome | null,
    }),
  }).at(-1);

  const send = useCallback(
    (text: string, replayOf?: number) => {
      if (text.trim() === '' || pendingMessage(queryClient)) return;
      mutate({
        text,
        at: new Date().toISOString(),
        replayOf: replayOf ?? null,
        newestId: newestHeldId(queryClient),
        giveUp: new AbortController(),
      });
    },
    [mutate, queryClient],
  );

  const message = latest?.message ?? null;
  return {
    send,
    pending: latest?.isPending ? message : null,
    ended: latest?.isPending ? null : message,
    outcome: latest?.outcome ?? null,
  };
}
