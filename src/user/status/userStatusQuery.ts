import type { Client, SendOptions } from '../../api/client';
import { getUserStatus } from '../../api/user';
import { callQuery } from '../../shared/query/callQuery';
import { userStatusKeys } from './keys';

/** Asks which parts of the start-up the signed-in person has done. */
export const userStatusQuery = (client: Client, options?: SendOptions) =>
  callQuery(client, userStatusKeys.all(), getUserStatus, undefined, options);
