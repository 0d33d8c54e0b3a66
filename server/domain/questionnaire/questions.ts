import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AdminQuestion } from '../../../src/api/admin/questionnaire';
import { answerTypes, type ChoiceOption, type ProfileQuestion } from '../../../src/api/questions';
import type { Db } from '../../db/database';
import { takeLock } from '../../db/locks';
import { answers, questions, shownQuestions } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import type { Author } from '../author';
import { isId } from '../ids';
import { changedNow, refuseIfNewer } from '../lastChange';
import { refuse } from '../refusal';
import { toAdminQuestion } from './answerTypes';
import { readOptions } from './drafts';
import { findAnyQuestion, findQuestion, listOptions, noSuchQuestion, toProfileQuestion } from './find';
import { recordOnQuestion, toldOfQuestion } from './recordOnQuestion';

const bySortOrder = [asc(questions.sortOrder), asc(questions.id)];

/** The questions that people answer, in their order. */
export async function readActiveQuestions(db: Db): Promise<ProfileQuestion[]> {
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.active, true))
    .orderBy(...bySortOrder);
  return rows.map(toProfileQuestion);
}

/** Those of them that a person has not answered. */
export async function readUnansweredQuestions(db: Db, userId: string): Promise<ProfileQuestion[]> {
  const rows = await db
    .select({ question: questions })
    .from(questions)
    .leftJoin(answers, and(eq(answers.questionId, questions.id), eq(answers.userId, userId)))
    .where(and(questions.active, isNull(answers.id)))
    .orderBy(...bySortOrder);
  return rows.map(({ question }) => toProfileQuestion(question));
}

/** Shows a person what can be chosen. Whoever was shown a single choice that is not mandatory may skip it (D-48). */
export async function showOptions(db: Db, userId: string, id: number): Promise<ChoiceOption[]> {
  const { multipleChoice, singleChoice } = answerTypes;
  const question = await findQuestion(db, id, [multipleChoice, singleChoice]);
  if (question.answerTypeId === singleChoice && !question.mandatory)
    await db.insert(shownQuestions).values({ userId, questionId: question.id }).onConflictDoNothing();
  return listOptions(db, question.id);
}

/** Every question as staff see it, drafts among them. */
export async function readAllQuestions(db: Db): Promise<AdminQuestion[]> {
  const rows = await db
    .select()
    .from(questions)
    .orderBy(...bySortOrder);
  return rows.map(toAdminQuestion);
}

/** Gives each of two questions the other's place; 404 when one of them is not there. */
export const exchangePlaces = (db: Db, id1: number, id2: number, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    if (![id1, id2].every(isId)) refuse(404, noSuchQuestion);
    await takeLock(tx, 'questionnaire');
    const first = await findAnyQuestion(tx, id1);
    const second = await findAnyQuestion(tx, id2);
    await tx.update(questions).set({ sortOrder: second.sortOrder }).where(eq(questions.id, id1));
    await tx.update(questions).set({ sortOrder: first.sortOrder }).where(eq(questions.id, id2));
    for (const [moved, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const changes = changesOf({ Place: moved.sortOrder }, { Place: other.sortOrder });
      await recordOnQuestion(tx, author, moved, 'moved', changes);
    }
  });

/** Removes a question; 404 when there is none with that id. */
export const removeQuestion = (db: Db, id: number, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await takeLock(tx, 'questionnaire');
    const question = await findAnyQuestion(tx, id);
    const former = toldOfQuestion(question, await readOptions(tx, id));
    // Options and answers go along: their foreign keys cascade.
    await tx.delete(questions).where(eq(questions.id, id));
    await recordOnQuestion(tx, author, question, 'deleted', changesOf(former, null));
  });

/** Makes a draft a question that people answer; 404 when there is none with that id, 409 for a newer one than was seen. */
export const makeActive = (db: Db, id: number, author: Author, basedOn?: number): Promise<void> =>
  db.transaction(async (tx) => {
    await takeLock(tx, 'questionnaire');
    const question = await findAnyQuestion(tx, id);
    refuseIfNewer(question.revision, basedOn);
    await tx
      .update(questions)
      .set({ active: true, ...changedNow(author, question) })
      .where(eq(questions.id, id));
    const changes = changesOf({ Active: question.active }, { Active: true });
    await recordOnQuestion(tx, author, question, 'activated', changes);
  });
