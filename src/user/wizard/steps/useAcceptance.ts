import { useState } from 'react';
import { lookUpIp } from '../../../api/ipLookup';
import { config } from '../../../shared/config/config';
import { useSingleFlight } from '../../../shared/query/useSingleFlight';
import { didResolve } from './didResolve';

/** Not tried yet, on its way to the server, taken by it, or not: then the switch is off again (WIZ-045). */
export type AcceptanceState = 'off' | 'sending' | 'accepted' | 'failed';

/**
 * What the switch of the age and the terms step does: looks up the person's public address, then sends the acceptance
 * with it (WIZ-034, WIZ-040).
 *
 * @param send throws when the server does not take it
 */
export function useAcceptance(send: (ip: string) => Promise<unknown>) {
  const [state, setState] = useState<AcceptanceState>('off');

  const accept = useSingleFlight(async () => {
    setState('sending');
    const ip = await lookUpIp(config.ipLookupUrl);
    setState((await didResolve(send(ip))) ? 'accepted' : 'failed');
  });
  return { state, accept };
}
