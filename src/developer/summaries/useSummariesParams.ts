import * as v from 'valibot';
import { useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { textListParam } from '../listParams';

const schema = v.object({ session: textListParam, module: textListParam });

/** A module's name in the address: it can have been visited in several sessions. */
export const moduleKey = (sessionId: number, moduleId: number) => `${sessionId}.${moduleId}`;

/** Which sessions and which modules within them are open, kept in the address. */
export function useSummariesParams() {
  const [{ session, module }, change] = useSearchParamsState(schema);
  return {
    openSessions: session,
    openModules: module,
    setOpenSessions: (open: readonly string[]) =>
      change({ session: open }, { replace: true, flushSync: true }),
    setOpenModules: (open: readonly string[]) => change({ module: open }, { replace: true, flushSync: true }),
  };
}
