import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AnyCall, InputArgument, ReplyOf } from '../../api/call';
import type { Client, SendOptions } from '../../api/client';
import type { Key } from './queryKey';

/**
 * How a screen reads what it shows by `QueryView`: that says itself what is refused or gone, so no toast says it too
 * (D-135).
 */
export const saysRefusal = { toast: 'unlessRefused' } as const satisfies SendOptions;

/** A query of a call of the contract: its key, and how it is asked. `useCallQuery` declares one for a screen. */
export function callQuery<C extends AnyCall>(
  client: Client,
  key: Key,
  call: C,
  ...rest: [...InputArgument<C>, options?: SendOptions]
) {
  const [input, options = saysRefusal] = rest as unknown as [input?: unknown, options?: SendOptions];
  const send = client.sendOrThrow as (
    call: AnyCall,
    input: unknown,
    options: SendOptions,
  ) => Promise<{ data: unknown }>;
  return {
    queryKey: key,
    queryFn: async ({ signal }: QueryFunctionContext<Key>) =>
      (await send(call, input, { ...options, signal })).data as ReplyOf<C> | null,
  };
}
