import * as v from 'valibot';
import { idOrNewInAddress, useAddressState } from '../../app/useAddressState';

const Address = v.object({
  /** The version in the modal, or `new` for the form of a new draft. */
  open: idOrNewInAddress,
  /** Whether the open draft is being edited. */
  edit: v.fallback(v.nullable(v.literal('yes')), null),
});
export type TermsAddress = v.InferOutput<typeof Address>;

/** What the terms screen shows, kept in the address. */
export const useTermsAddress = () => useAddressState(Address);
