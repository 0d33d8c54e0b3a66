import * as v from 'valibot';
import { idOrNewParam, idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

const Address = v.object({
  /** The setting whose versions show. */
  setting: idParam,
  /** The version in the editor. */
  version: idOrNewParam,
});
export type SettingParams = v.InferOutput<typeof Address>;

/** What the settings screen shows, kept in the address. */
export const useSettingParams = () => useSearchParamsState(Address);
