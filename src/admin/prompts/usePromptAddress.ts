import * as v from 'valibot';
import { idInAddress, useAddressState } from '../../app/useAddressState';

export const looks = ['text', 'example', 'compare'] as const;

const Address = v.object({
  /** The chosen group and the prompt in it, by their ids. */
  group: idInAddress,
  prompt: idInAddress,
  /** The version that is pinned in the viewer. */
  version: idInAddress,
  /** How a text is looked at, and the version it is compared with if somebody chose one. */
  look: v.fallback(v.picklist(looks), 'text'),
  against: idInAddress,
  /** What is written in the editor: a clone of the version with this id, or a new text. */
  edit: v.fallback(v.union([v.literal('new'), idInAddress]), null),
});

/** What the prompts screen shows, kept in the address. */
export const usePromptAddress = () => useAddressState(Address);
