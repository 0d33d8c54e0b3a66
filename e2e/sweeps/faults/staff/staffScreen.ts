import type { Permission } from '../../../../src/api/call';
import type { SweptCall, SweptScreen } from '../sweptCall';

type OnScreen = Omit<SweptCall, 'at'> & Partial<Pick<SweptCall, 'at'>>;

/** A screen of the back-office, for somebody who may use nothing else there. */
export const staffScreen = (
  name: string,
  at: string,
  permission: Permission,
  calls: readonly OnScreen[],
  given?: SweptScreen['given'],
): SweptScreen => ({
  name,
  account: { permissions: ['read:admin', permission] },
  given,
  calls: calls.map((call) => ({ at, ...call })),
});
