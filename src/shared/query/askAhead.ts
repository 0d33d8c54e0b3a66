import type { QueryClient } from '@tanstack/react-query';
import type { AnyCall, InputArgument } from '../../api/call';
import type { Client, SendOptions } from '../../api/client';
import { callQuery } from './callQuery';
import type { Key } from './queryKey';

/** Whoever comes back to a link within this time has what it leads to already. */
const newFor = 10_000;

/** Asks for what a query is going to show: its key, and the call with its input, as `useCallQuery` takes them. */
export type AskAhead = <C extends AnyCall>(key: Key, call: C, ...input: InputArgument<C>) => void;

/** The calls that a page makes when it opens, as far as they are known before. A page's module exports them. */
export type FirstCalls = (ask: AskAhead) => void;

/**
 * Makes the first calls of a page that a person may be about to open. A failure is nobody's matter: the page asks again,
 * and tells.
 */
export function askAhead(client: Client, queryClient: QueryClient, firstCalls: FirstCalls): void {
  const send = client.sendOrThrow as (
    call: AnyCall,
    input: unknown,
    options: SendOptions,
  ) => Promise<unknown>;
  const quietly = (call: AnyCall, input: unknown, options: SendOptions) =>
    send(call, input, { ...options, isAhead: true });
  const quiet = { ...client, sendOrThrow: quietly as Client['sendOrThrow'] };
  firstCalls((key, call, ...input) => {
    void queryClient.prefetchQuery({ ...callQuery(quiet, key, call, ...input), staleTime: newFor });
  });
}
