import type { AdminQuestion, AnswerType } from '../../../src/api/admin/questionnaire';
import { answerTypes } from '../../../src/api/questions';
import { toldChange } from '../lastChange';
import type { Question } from './find';

const typeNames: Record<AnswerType['id'], string> = {
  [answerTypes.numeric]: 'Numeric',
  [answerTypes.multipleChoice]: 'Multiple choice',
  [answerTypes.singleChoice]: 'Single choice',
};

/** The ways in which a question can be answered, with their names (contract 3.6). */
export const namedAnswerTypes: AnswerType[] = Object.values(answerTypes).map((id) => ({
  id,
  name: typeNames[id],
}));

/** A question as staff see it (contract 3.6). */
export const toAdminQuestion = (row: Question): AdminQuestion => ({
  id: row.id,
  question: row.question,
  description: row.description,
  key: row.key,
  mandatory: row.mandatory,
  active: row.active,
  answerType: typeNames[row.answerTypeId],
  answerTypeId: row.answerTypeId,
  sortOrder: row.sortOrder,
  ...toldChange(row),
});
