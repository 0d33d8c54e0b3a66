import { and, eq, exists, isNotNull, isNull, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { answerTypes } from '../../../src/api/questions';
import type { UserStatus } from '../../../src/api/user';
import type { Db } from '../../db/database';
import {
  ageVerifications,
  answers,
  news,
  newsReads,
  questions,
  scores,
  shownQuestions,
  startUps,
  termsSignatures,
  users,
} from '../../db/tables';
import { readText } from '../settings/readSetting';
import { termsInForce } from '../terms/termsInForce';

/** Which parts of the start-up lie behind a person, from what is stored of them (D-48, D-49). */
export async function readStatus(db: Db, userId: string, now: Date): Promise<UserStatus> {
  const introVideo = await readText(db, now, 'introVideoLink');
  const one = { one: sql`1` };
  const startUp = (mark: SQL) =>
    exists(
      db
        .select(one)
        .from(startUps)
        .where(and(eq(startUps.userId, userId), mark)),
    );

  const current = termsInForce(db, now).as('current');
  const signature = db
    .select(one)
    .from(termsSignatures)
    .where(and(eq(termsSignatures.userId, userId), eq(termsSignatures.termsId, current.id)));

  const answer = db
    .select(one)
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.questionId, questions.id)));
  const shown = db
    .select(one)
    .from(shownQuestions)
    .where(and(eq(shownQuestions.userId, userId), eq(shownQuestions.questionId, questions.id)));
  const mayBeSkipped = and(eq(questions.answerTypeId, answerTypes.singleChoice), not(questions.mandatory));
  const openQuestions = db
    .select(one)
    .from(questions)
    .where(and(questions.active, notExists(answer), or(not(mayBeSkipped ?? sql`false`), notExists(shown))));

  const unreadNews = db
    .select(one)
    .from(news)
    .leftJoin(newsReads, and(eq(newsReads.newsId, news.id), eq(newsReads.userId, userId)))
    .where(isNull(newsReads.newsId));

  const [flags] = await db
    .select({
      introVideoOk: flag(startUp(isNotNull(startUps.introVideoWatchedAt))),
      ageVerificationOk: flag(
        exists(db.select(one).from(ageVerifications).where(eq(ageVerifications.userId, userId))),
      ),
      termsAndConditionsOk: flag(notExists(db.select(one).from(current).where(notExists(signature)))),
      userQuestionaireStatusOk: flag(notExists(openQuestions)),
      profileOk: flag(startUp(isNotNull(startUps.profileSavedAt))),
      newsOk: flag(notExists(unreadNews)),
      scoreOk: flag(exists(db.select(one).from(scores).where(eq(scores.userId, userId)))),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!flags) throw new Error(`There is no record of ${userId}`);

  const status = { ...flags, introVideoOk: flags.introVideoOk || introVideo === '' };
  return { allOk: Object.values(status).every(Boolean), ...status };
}

const flag = (condition: SQL) => condition.mapWith(Boolean);
