import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, InputOf, ReplyOf } from '../../api/call';
import type { CallFailure } from '../../api/failure';
import type { Key } from '../../shared/query/queryKey';
import { type CallMutationOptions, useCallMutation } from '../../shared/query/useCallMutation';
import { useRefusalToast } from '../../shared/query/useRefusalToast';
import { useToasts } from '../../ui/toasts/useToasts';
import type { Told } from './toastWords';

/** What a change came to, once what it concerns has been read again. */
interface Reloaded<C, Before> {
  input: InputOf<C>;
  /** Null after a refusal, too. */
  reply: ReplyOf<C> | null;
  /** What `before` gave. */
  before: Before;
}

interface StaffMutationOptions<C extends AnyCall, Before> extends Pick<CallMutationOptions<C>, 'once'> {
  /** What the toast says after a success. */
  told: Told | ((input: InputOf<C>) => Told);
  /**
   * What is read again after a change, and also when the server refuses it because a colleague was quicker: then
   * `failure` says why.
   */
  reload?(input: InputOf<C>, failure?: CallFailure): readonly Key[];
  /** The statuses that say so: 404, it is gone, alone unless told otherwise; 400 where it may have changed, too. */
  outdated?: readonly number[];
  /**
   * Whether the screen says by itself that what the change concerns is gone, once it has been read again: then no toast
   * says it, too (D-135).
   */
  saysGone?(input: InputOf<C>, queries: QueryClient): boolean;
  /** Puts a change into what the cache holds, before anything is read again. */
  update?(input: InputOf<C>, queries: QueryClient): void | Promise<void>;
  /** Taken before anything is read again, for `onReloaded` to compare with. */
  before?(): Before;
  onReloaded?(change: Reloaded<C, Before>): void;
  /** Told of every refusal, before anything is read again. */
  onError?(failure: CallFailure): void;
}

/**
 * Declares a change that staff make: it is sent, what it concerns is read again, and a toast tells of it; a refusal has
 * told why. Everything else is as with `useCallMutation`.
 *
 * @example
 * export const useDeleteVersion = () =>
 *   useStaffMutation(deleteSettingVersion, {
 *     reload: () => [settingsKeys.list()],
 *     told: deleted('The version is gone.'),
 *   });
 */
export function useStaffMutation<C extends AnyCall, Before = undefined>(
  call: C,
  options: StaffMutationOptions<C, Before>,
) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const showRefusal = useRefusalToast();
  const { told, reload, outdated = [404], saysGone, update, before, onReloaded, onError, ...rest } = options;

  const readAgain = async (input: InputOf<C>, reply: ReplyOf<C> | null, failure?: CallFailure) => {
    const former = before?.() as Before;
    const keys = reload?.(input, failure) ?? [];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    onReloaded?.({ input, reply, before: former });
  };

  return useCallMutation(saysGone ? acceptingGone(call) : call, {
    ...rest,
    onSuccess: async (reply, input) => {
      await update?.(input, queries);
      await readAgain(input, reply);
      const words = typeof told === 'function' ? told(input) : told;
      toasts.show({ ...words, tone: 'success', autoClose: true });
    },
    onError: async (failure, input) => {
      onError?.(failure);
      if (failure.status !== null && outdated.includes(failure.status)) await readAgain(input, null, failure);
      if (failure.isGone && saysGone?.(input, queries) === false) showRefusal(failure);
    },
  });
}

/** What a call accepts gets no toast by itself. */
const acceptingGone = <C extends AnyCall>(call: C): C => ({ ...call, accept: [...(call.accept ?? []), 404] });
