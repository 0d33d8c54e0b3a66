import * as v from 'valibot';
import { idOrNewInAddress, useAddressState } from '../../app/useAddressState';

const Address = v.object({
  /** The source that shows, or `new` for the form of another one; the list without it (SRC-001). */
  source: idOrNewInAddress,
});
export type SourceAddress = v.InferOutput<typeof Address>;

/** What the screen of the signup sources shows, kept in the address. */
export const useSourceAddress = () => useAddressState(Address);
