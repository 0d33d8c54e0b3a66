import type { Clock } from '../../server/clock';
import { loggedBody, queryRecord } from '../../server/http/recordedRequest';
import type { FindCaller } from './callers';
import type { Calls } from './calls';
import type { FaultsOptions } from './faults';
import { peekBody } from './peekBody';

/** Makes the step that enters API calls into the call log which a fault keeps from the API. */
export function createFaultRecorder({
  calls,
  clock,
  findCaller,
}: {
  calls: Calls;
  clock: Clock;
  findCaller: FindCaller;
}): FaultsOptions['record'] {
  return async (request, response, status) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith('/api/')) return;
    const caller = await findCaller(request, response);
    if (!caller) return;
    const body = loggedBody((await peekBody(request)).toString());
    calls.record(caller.email, {
      method: request.method ?? 'GET',
      path: pathname,
      query: queryRecord(searchParams),
      body,
      status,
      at: clock.now().toISOString(),
    });
  };
}
