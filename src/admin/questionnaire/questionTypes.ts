import * as v from 'valibot';
import type { AdminQuestion } from '../../api/admin/questionnaire';
import { answerTypes } from '../../api/questions';

/** The id of a way in which a question can be answered. */
export type TypeId = AdminQuestion['answerTypeId'];

export const isNumeric = (type: TypeId): type is typeof answerTypes.numeric => type === answerTypes.numeric;

/** A type in the address; null when it is missing or none. */
export const typeIn = v.fallback(
  v.nullable(
    v.pipe(v.picklist(['1', '2', '3']), v.transform(Number), v.picklist(Object.values(answerTypes))),
  ),
  null,
);
