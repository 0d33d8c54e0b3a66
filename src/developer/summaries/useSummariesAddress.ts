import * as v from 'valibot';
import { useAddressState } from '../../app/useAddressState';
import { textsInAddress } from '../listsInAddress';

const schema = v.object({ session: textsInAddress, module: textsInAddress });

/** A module's name in the address: it can have been visited in several sessions. */
export const moduleKey = (sessionId: number, moduleId: number) => `${sessionId}.${moduleId}`;

/** Which sessions and which modules within them are open, kept in the address. */
export function useSummariesAddress() {
  const [{ session, module }, change] = useAddressState(schema);
  return {
    openSessions: session,
    openModules: module,
    setOpenSessions: (open: readonly string[]) => change({ session: open }, { replace: true, atOnce: true }),
    setOpenModules: (open: readonly string[]) => change({ module: open }, { replace: true, atOnce: true }),
  };
}
