import * as v from 'valibot';
import { pageParam, textParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

const Address = v.object({
  page: pageParam,
  /** What the name or the e-mail contains; empty for everyone. */
  search: textParam,
  /** The user in the modal, by their id at the identity provider; empty without one. */
  user: textParam,
});
export type UsersParams = v.InferOutput<typeof Address>;

/** What the users screen shows, kept in the address. */
export const useUsersParams = () => useSearchParamsState(Address);
