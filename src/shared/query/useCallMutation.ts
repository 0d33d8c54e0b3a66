import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnyCall, InputOf, ReplyOf } from '../../api/call';
import type { Reply, SendOptions } from '../../api/client';
import { CallFailure } from '../../api/failure';
import { useClient } from './useClient';
import { useRefusalToast } from './useRefusalToast';
import { useSingleFlight } from './useSingleFlight';

type QueryOptions<C> = Omit<UseMutationOptions<ReplyOf<C> | null, CallFailure, InputOf<C>>, 'mutationFn'>;

export interface CallMutationOptions<C extends AnyCall> extends QueryOptions<C> {
  /**
   * What the toast of a failure says. `refusal`, the default: why the server refuses, if it says so. `default`: that
   * it could not be reached, whatever it says. What the call accepts, or shows no toast for, gets none in either case.
   */
  toast?: 'refusal' | 'default';
  /** The form goes with the first success, and a late press on its button is none; default false. */
  once?: boolean;
  /**
   * What a press concerns: while one is under way, another that concerns the same does nothing. Default: the parameters
   * of the call's path, so that each row of a list is by itself.
   */
  keyOf?(input: InputOf<C>): unknown;
}

/**
 * Declares a mutation: the contract's call, with what happens on success. `mutate` and `mutateAsync` take the call's
 * input, and are safe to call twice. A failure has been told in a toast and stands in `error`; so does an accepted
 * status outside 2xx, which nobody has told. `refusalMessage(error)` gives the words of the toast, for the field that
 * they concern.
 *
 * @example
 * const save = useCallMutation(saveProfile, { onSuccess: () => … });
 */
export function useCallMutation<C extends AnyCall>(
  call: C,
  { toast = 'refusal', once, keyOf = paramsOf, onError, ...options }: CallMutationOptions<C> = {},
) {
  const client = useClient();
  const showRefusal = useRefusalToast();

  const mutation = useMutation<ReplyOf<C> | null, CallFailure, InputOf<C>>({
    ...options,
    mutationFn: async (input) => {
      const send = client.sendOrThrow as (
        call: AnyCall,
        input: unknown,
        options: SendOptions,
      ) => Promise<Reply<unknown>>;
      const { ok, status, data, error } = await send(
        call,
        input,
        toast === 'refusal' ? { toast: false } : {},
      );
      if (!ok) throw new CallFailure('status', `${call.id} answered ${status}`, status, error);
      return data as ReplyOf<C> | null;
    },
    onError: (...failed) => {
      const [failure] = failed;
      if (toast === 'refusal' && wantsToast(call, failure)) showRefusal(failure);
      return onError?.(...failed);
    },
  });

  const mutateAsync = useSingleFlight<Parameters<Send<C>>, ReplyOf<C> | null>(
    mutation.mutateAsync as Send<C>,
    {
      keyOf,
      once,
    },
  );
  const mutate: Send<C, void> = useCallback(
    (...submitted) => void mutateAsync(...submitted).catch(() => undefined),
    [mutateAsync],
  );
  return {
    ...mutation,
    mutate: mutate as typeof mutation.mutate,
    mutateAsync: mutateAsync as typeof mutation.mutateAsync,
  };
}

/** The library leaves the input out of the types of calls that need none. */
type Send<C, Result = Promise<ReplyOf<C> | null>> = (
  input: InputOf<C>,
  options?: MutateOptions<ReplyOf<C> | null, CallFailure, InputOf<C>>,
) => Result;

const paramsOf = (input: unknown) => (input as { params?: unknown } | undefined)?.params;

function wantsToast(call: AnyCall, { kind, status, leadsAway }: CallFailure): boolean {
  const isTold = leadsAway || kind === 'cancelled';
  // What the call accepts is its screen's own to tell.
  const isAccepted = status !== null && call.accept?.includes(status);
  return !isTold && !isAccepted && call.toast !== false;
}
