import { useQuery } from '@tanstack/react-query';
import type { BodyOf } from '../api/call';
import type { CallFailure } from '../api/failure';
import type { checkActivationCode, unsubscribe } from '../api/prospects';
import { useClient } from '../shared/query/ClientProvider';
import { emailLinkKeys } from './keys';

type OpeningCall = typeof unsubscribe | typeof checkActivationCode;

/**
 * Makes a call of the links in mails: once when the page opens, and again only by `refetch`. `data` is the status that
 * came back, accepted ones outside 2xx included; a failure has been shown already and stands in `error`.
 *
 * @param body null makes no call
 */
export function useEmailLinkCall<C extends OpeningCall>(call: C, body: BodyOf<C> | null) {
  const client = useClient();
  return useQuery<number, CallFailure>({
    queryKey: emailLinkKeys.call(call.id, body),
    // Without the query's signal: what is sent stays sent, also when the page is drawn twice.
    queryFn: async () => {
      const send = client.sendOrThrow as (call: OpeningCall, input: unknown) => Promise<{ status: number }>;
      return (await send(call, { body })).status;
    },
    enabled: body !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
