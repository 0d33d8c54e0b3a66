import * as v from 'valibot';
import { idOrNewParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

const Address = v.object({
  /** The version in the modal, or `new` for the form of a new draft. */
  open: idOrNewParam,
  /** Whether the open draft is being edited. */
  edit: v.fallback(v.nullable(v.literal('yes')), null),
});
export type TermsParams = v.InferOutput<typeof Address>;

/** What the terms screen shows, kept in the address. */
export const useTermsParams = () => useSearchParamsState(Address);
