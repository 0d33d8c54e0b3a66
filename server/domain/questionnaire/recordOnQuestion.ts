import type { AuditAction, AuditChange } from '../../../src/api/admin/audit';
import type { ChoiceAnswerEdit } from '../../../src/api/admin/questionnaire';
import type { Db } from '../../db/database';
import type { Values } from '../audit/changesOf';
import { record } from '../audit/record';
import type { Author } from '../author';
import { namedAnswerTypes } from './answerTypes';
import type { Question } from './find';

/** What the audit trail tells of a question. */
export const toldOfQuestion = (question: Question, options: readonly ChoiceAnswerEdit[]): Values => ({
  Question: question.question,
  'Help text': question.description,
  Key: question.key,
  Mandatory: question.mandatory,
  Type: namedAnswerTypes.find(({ id }) => id === question.answerTypeId)?.name ?? null,
  Minimum: question.minValue,
  Maximum: question.maxValue,
  Answers: answersOf(options),
});

const answersOf = (options: readonly ChoiceAnswerEdit[]) =>
  options.length === 0
    ? null
    : options
        .toSorted((a, b) => a.sortOrder - b.sortOrder)
        .map(({ answerText }) => answerText)
        .join('; ');

/** Keeps in the audit trail what was done to a question. */
export const recordOnQuestion = (
  tx: Db,
  author: Author,
  { id, key }: Pick<Question, 'id' | 'key'>,
  action: AuditAction,
  changes: AuditChange[],
): Promise<void> => record(tx, author, { feature: 'questionnaire', action, subject: key, id, changes });
