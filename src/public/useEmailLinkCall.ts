import { useQuery } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '../api/call';
import type { SendOptions } from '../api/client';
import type { CallFailure } from '../api/failure';
import type { checkActivationCode, unsubscribe } from '../api/prospects';
import { cachePolicy } from '../shared/query/cachePolicy';
import { useClient } from '../shared/query/useClient';
import { useRefusalToast } from '../shared/query/useRefusalToast';
import { emailLinkKeys } from './keys';

interface LinkOutcome<C extends OpeningCall> {
  status: number;
  data: ReplyOf<C> | null;
}

type OpeningCall = typeof unsubscribe | typeof checkActivationCode;

/**
 * Makes the call that a link in a mail stands for: once when the page opens, and again only by `refetch`. `data` is what
 * came back, accepted statuses outside 2xx included; a failure has been shown already and stands in `error`.
 *
 * @param body null where the link is incomplete: then no call is made
 */
export function useEmailLinkCall<C extends OpeningCall>(call: C, body: BodyOf<C> | null) {
  const client = useClient();
  const showRefusal = useRefusalToast();
  return useQuery<LinkOutcome<C>, CallFailure>({
    queryKey: emailLinkKeys.call(call.id, body),
    // Not aborted with the query: React's strict mode mounts the page twice, and the call must reach the server once.
    queryFn: async () => {
      const send = client.sendOrThrow as (
        call: OpeningCall,
        input: unknown,
        options: SendOptions,
      ) => Promise<LinkOutcome<C>>;
      try {
        const { status, data } = await send(call, { body }, { toast: false });
        return { status, data };
      } catch (thrown) {
        const failure = thrown as CallFailure;
        if (!failure.isFinal && !failure.leadsAway) showRefusal(failure);
        throw failure;
      }
    },
    enabled: body !== null,
    ...cachePolicy.oncePerVisit,
  });
}
