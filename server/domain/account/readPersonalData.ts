import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  ageVerifications,
  auditEntries,
  costs,
  devLogs,
  news,
  newsReads,
  prospects,
  runningReplies,
  scores,
  sessions,
  startUps,
  terms,
  termsSignatures,
  type users,
  waitingMails,
} from '../../db/tables';
import { readSessionData } from '../conversation/readSessionData';
import type { Account } from './person';
import { readGivenAnswers } from './readGivenAnswers';
import { readGivenFeedback } from './readGivenFeedback';

type Row = Record<string, unknown>;

/** All that is stored of a person, in parts with names that say what they are. */
export interface PersonalData {
  madeAt: string;
  parts: Record<string, Row[]>;
}

interface Wanted {
  user: typeof users.$inferSelect;
  /** What the identity provider knows; null when the account has gone. */
  account: Account | null;
  now: Date;
}

/** Reads all that is stored of a person, for them to have. What is left out stands in the tests, with the reason. */
export async function readPersonalData(db: Db, { user, account, now }: Wanted): Promise<PersonalData> {
  const { id } = user;
  const email = user.email.toLowerCase();
  const ofPerson = async (
    table: typeof startUps | typeof ageVerifications | typeof scores | typeof costs | typeof runningReplies,
  ): Promise<Row[]> => db.select().from(table).where(eq(table.userId, id));
  return {
    madeAt: now.toISOString(),
    parts: {
      account: account ? [{ ...account }] : [],
      profile: [user],
      startUp: await ofPerson(startUps),
      ageConfirmed: await ofPerson(ageVerifications),
      termsSigned: await readSignatures(db, id),
      answers: await readGivenAnswers(db, id),
      conversations: await readConversations(db, id),
      messagesBeingAnswered: await ofPerson(runningReplies),
      ...(await readGivenFeedback(db, id)),
      scores: await ofPerson(scores),
      newsRead: await readNewsRead(db, id),
      signUp: await db
        .select()
        .from(prospects)
        .where(or(eq(prospects.userId, id), eq(prospects.email, email))),
      mailsWaiting: await db
        .select({ to: waitingMails.to, words: waitingMails.words })
        .from(waitingMails)
        .where(eq(waitingMails.to, email)),
      costs: await ofPerson(costs),
      technicalLog: await db.select().from(devLogs).where(eq(devLogs.userId, id)).orderBy(asc(devLogs.id)),
      doneByStaff: await readDeeds(db, user),
    },
  };
}

const readSignatures = (db: Db, userId: string): Promise<Row[]> =>
  db
    .select({
      validFrom: terms.validFrom,
      signedAt: termsSignatures.signedAt,
      ipAddress: termsSignatures.ipAddress,
    })
    .from(termsSignatures)
    .innerJoin(terms, eq(terms.id, termsSignatures.termsId))
    .where(eq(termsSignatures.userId, userId));

const readNewsRead = (db: Db, userId: string): Promise<Row[]> =>
  db
    .select({ title: news.title, readAt: newsReads.readAt })
    .from(newsReads)
    .innerJoin(news, eq(news.id, newsReads.newsId))
    .where(eq(newsReads.userId, userId));

async function readConversations(db: Db, userId: string): Promise<Row[]> {
  const ids = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));
  const found: Row[] = [];
  for (const { id } of ids) found.push({ ...(await readSessionData(db, id)) });
  return found;
}

/** What staff have done to the person, without who of them it was. */
const readDeeds = (db: Db, { id, email }: Wanted['user']): Promise<Row[]> =>
  db
    .select({
      at: auditEntries.createdAt,
      action: auditEntries.action,
      on: auditEntries.subject,
      email: auditEntries.subjectEmail,
      changes: auditEntries.changes,
    })
    .from(auditEntries)
    .where(
      or(
        and(eq(auditEntries.feature, 'users'), eq(auditEntries.subjectId, id)),
        eq(auditEntries.subjectEmail, email),
      ),
    )
    .orderBy(asc(auditEntries.id));
