import * as v from 'valibot';
import { idOrNewInAddress, useAddressState } from '../../app/useAddressState';
import { typeIn } from './questionTypes';

const Address = v.object({
  /** The question in view, or `new` for one that is being written; the overview without. */
  open: idOrNewInAddress,
  /** What is to be done with it; it is edited without. */
  step: v.fallback(v.nullable(v.picklist(['delete', 'activate'])), null),
  /** How the question in the editor is answered. */
  type: typeIn,
});
export type QuestionAddress = v.InferOutput<typeof Address>;

/** What the questionnaire screen shows, kept in the address. */
export const useQuestionAddress = () => useAddressState(Address);
