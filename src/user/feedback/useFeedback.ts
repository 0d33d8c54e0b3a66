import { useState } from 'react';
import type { BodyOf } from '../../api/call';
import { defaultFailureMessage } from '../../api/client';
import { CallFailure } from '../../api/failure';
import type { sendConversationFeedback, sendGenericFeedback } from '../../api/feedback';
import { useClient } from '../../shared/query/useClient';
import { useSingleFlight } from '../../shared/query/useSingleFlight';
import { useAlert } from '../../ui/dialogs/useDialogs';

type FeedbackCall = typeof sendGenericFeedback | typeof sendConversationFeedback;

export type FeedbackMode = 'input' | 'loading' | 'receipt';

interface Feedback<C extends FeedbackCall> {
  mode: FeedbackMode;
  /** Resolves to whether the server has accepted it. */
  send(body: BodyOf<C>): Promise<boolean>;
}

/**
 * The steps of both feedback dialogs: input, loading while sending, receipt. A failed send shows an alert, and the
 * receipt all the same after that (spec 4 and 8; D-10).
 *
 * @param onGone called instead when there is no receipt to show: the connection is lost, or the person is signed out
 */
export function useFeedback<C extends FeedbackCall>(call: C, onGone: () => void): Feedback<C> {
  const [mode, setMode] = useState<FeedbackMode>('input');
  const client = useClient();
  const alert = useAlert();

  const send = useSingleFlight(
    async (body: BodyOf<C>) => {
      setMode('loading');
      try {
        await client.sendOrThrow(call as typeof sendGenericFeedback, {
          body: body as BodyOf<typeof sendGenericFeedback>,
        });
        setMode('receipt');
        return true;
      } catch (thrown) {
        const failure = thrown instanceof CallFailure ? thrown : null;
        if (failure?.leadsAway) {
          onGone();
          return false;
        }
        const message = failure?.body?.message ?? defaultFailureMessage;
        // Behind the alert the text shows again, not a spinner.
        setMode('input');
        await alert({ message: failure?.kind === 'status' ? `${failure.status}: ${message}` : message });
        setMode('receipt');
        return false;
      }
    },
    // The second press of a double click may come before the receipt is drawn.
    { once: true },
  );

  return { mode, send };
}
