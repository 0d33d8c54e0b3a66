import * as v from 'valibot';
import { idOrNewParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

const Address = v.object({
  /** The source that shows, or `new` for the form of another one; the list without it (SRC-001). */
  source: idOrNewParam,
});
export type SourceParams = v.InferOutput<typeof Address>;

/** What the screen of the signup sources shows, kept in the address. */
export const useSourceParams = () => useSearchParamsState(Address);
