import * as v from 'valibot';
import { idInAddress, idOrNewInAddress, useAddressState } from '../../app/useAddressState';

const Address = v.object({
  /** The setting whose versions show. */
  setting: idInAddress,
  /** The version in the editor. */
  version: idOrNewInAddress,
});
export type SettingAddress = v.InferOutput<typeof Address>;

/** What the settings screen shows, kept in the address. */
export const useSettingAddress = () => useAddressState(Address);
