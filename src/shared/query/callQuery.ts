import type { QueryFunctionContext } from '@tanstack/react-query';
import type { AnyCall, InputArgument, ReplyOf } from '../../api/call';
import type { Client, SendOptions } from '../../api/client';
import type { Key } from './queryKey';

/** A query of a call of the contract: its key, and how it is asked. `useCallQuery` declares one for a screen. */
export function callQuery<C extends AnyCall>(
  client: Client,
  key: Key,
  call: C,
  ...[input]: InputArgument<C>
) {
  const send = client.sendOrThrow as (
    call: AnyCall,
    input: unknown,
    options: SendOptions,
  ) => Promise<{ data: unknown }>;
  return {
    queryKey: key,
    queryFn: async ({ signal }: QueryFunctionContext<Key>) =>
      (await send(call, input, { signal })).data as ReplyOf<C> | null,
  };
}
