import * as v from 'valibot';
import { idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

export const looks = ['text', 'example', 'compare'] as const;

const Address = v.object({
  /** The chosen group and the prompt in it, by their ids. */
  group: idParam,
  prompt: idParam,
  /** The version that is pinned in the viewer. */
  version: idParam,
  /** How a text is looked at, and the version it is compared with if somebody chose one. */
  look: v.fallback(v.picklist(looks), 'text'),
  against: idParam,
  /** Whether the prompt's use shows. */
  usage: v.fallback(v.nullable(v.literal('shown')), null),
  /** What is written in the editor: a clone of the version with this id, or a new text. */
  edit: v.fallback(v.union([v.literal('new'), idParam]), null),
});

/** What the prompts screen shows, kept in the address. */
export const usePromptParams = () => useSearchParamsState(Address);
