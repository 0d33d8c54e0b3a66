import { useRef } from 'react';
import type { AnyCall } from '../../api/call';
import { defaultFailureMessage, defaultFailureTitle } from '../../api/client';
import type { CallFailure } from '../../api/failure';
import { useToasts } from '../../ui/toasts/useToasts';
import { useCallMutation } from './queries';

const explained = [400, 404, 409, 422, 429];

/** What a person is told when the server does not take what they submitted (contract 1, Refusals explain themselves). */
export function refusalMessage({ status, body }: CallFailure): string {
  if (status === 403) return 'You do not have access to this.';
  const isExplained = status !== null && explained.includes(status);
  return (isExplained && body?.message) || defaultFailureMessage;
}

type Extras<C extends AnyCall> = Omit<Parameters<typeof useCallMutation<C>>[1] & object, 'toast'> & {
  /** The form goes with the first success, and a late press on its button is none; default false. */
  once?: boolean;
};

/**
 * A mutation that submits a form: where the server says why it refuses, the toast says so too, and `mutate` does
 * nothing while one is under way. A status that the call accepts gets no toast. Everything else is as with
 * `useCallMutation`; `refusalMessage(error)` gives the words of the toast, for the field that they concern.
 *
 * @example
 * const save = useFormMutation(saveProfile, { onSuccess: () => … });
 */
export function useFormMutation<C extends AnyCall>(
  call: C,
  { onError, onSettled, once = false, ...extras }: Extras<C> = {},
) {
  const toasts = useToasts();
  // A second click comes before the first one shows.
  const isUnderWay = useRef(false);

  const mutation = useCallMutation(call, {
    ...extras,
    toast: false,
    onError: (...failed) => {
      const [failure] = failed;
      const { kind, status, leadsAway } = failure;
      const isTold = leadsAway || kind === 'cancelled';
      // What the call accepts is the form's own to tell.
      const isAccepted = status !== null && call.accept?.includes(status);
      if (!isTold && !isAccepted) {
        const message = refusalMessage(failure);
        toasts.show({ title: defaultFailureTitle, message, tone: 'error', autoClose: true });
      }
      return onError?.(...failed);
    },
    onSettled: (...settled) => {
      const [, failure] = settled;
      isUnderWay.current = once && !failure;
      return onSettled?.(...settled);
    },
  });

  const mutate: typeof mutation.mutate = (...submitted) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(...submitted);
  };
  return { ...mutation, mutate };
}
