import * as v from 'valibot';
import { idOrNewParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { typeIn } from './questionTypes';

const Address = v.object({
  /** The question in view, or `new` for one that is being written; the overview without. */
  open: idOrNewParam,
  /** What is to be done with it, or that it is only looked at; it is edited without. */
  step: v.fallback(v.nullable(v.picklist(['view', 'delete', 'activate'])), null),
  /** How the question in the editor is answered. */
  type: typeIn,
});
export type QuestionParams = v.InferOutput<typeof Address>;

/** What the questionnaire screen shows, kept in the address. */
export const useQuestionParams = () => useSearchParamsState(Address);
