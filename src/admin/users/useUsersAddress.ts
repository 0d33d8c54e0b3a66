import * as v from 'valibot';
import { pageInAddress, textInAddress, useAddressState } from '../../app/useAddressState';

const Address = v.object({
  page: pageInAddress,
  /** What the name or the e-mail contains; empty for everyone. */
  search: textInAddress,
  /** The user in the modal, by their id at the identity provider; empty without one. */
  user: textInAddress,
});
export type UsersAddress = v.InferOutput<typeof Address>;

/** What the users screen shows, kept in the address. */
export const useUsersAddress = () => useAddressState(Address);
