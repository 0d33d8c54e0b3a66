import type { InferSelectModel } from 'drizzle-orm';
import {
  ageVerifications,
  answers,
  type auditEntries,
  chats,
  conversationFeedback,
  costs,
  devLogs,
  genericFeedback,
  newsReads,
  prospects,
  runningReplies,
  scores,
  sessions,
  shownQuestions,
  startUps,
  termsSignatures,
  type users,
} from '../../db/tables';

/** What belongs to a person alone and goes with them. */
export const goneWithPerson = [
  sessions,
  runningReplies,
  answers,
  shownQuestions,
  termsSignatures,
  ageVerifications,
  newsReads,
  startUps,
  devLogs,
  costs,
] as const;

/** What the database lets go with a person's sessions; module visits and prompt logs name nobody and follow, too. */
export const goneWithSessions = [chats] as const;

/** What is kept for the product, without a hint of whose it was. */
export const keptWithoutPerson = [genericFeedback, conversationFeedback, scores] as const;

/** The prospect that the person once was goes as well (D-60), found by its address, too. */
export const goneByAddress = [prospects] as const;

type User = InferSelectModel<typeof users>;

type AuditEntry = InferSelectModel<typeof auditEntries>;

/** What is emptied of the audit trail's entries on the person. */
export const emptiedOfAudit = { subjectEmail: null, changes: [] } satisfies Partial<AuditEntry>;

/** What stays of them: that something was done to whom the list of users keeps a line of, and by whom. */
export const keptOfAudit = [
  'id',
  'createdAt',
  'feature',
  'action',
  'actorId',
  'actorName',
  'subject',
  'subjectId',
] as const satisfies readonly (keyof AuditEntry)[];

/** What is emptied of the person's own row. */
export const emptiedOfUser = { languageCode: null, shareData: false, knownRoles: [] } satisfies Partial<User>;

/** What the entries on somebody are called once nothing is to tell who it was. */
export const namelessInAudit = { subject: 'A removed user', subjectId: '' } satisfies Partial<AuditEntry>;

/** What stays of it, for the line in staff's list of users. */
export const keptOfUser = [
  'id',
  'email',
  'name',
  'actorReference',
  'createdAt',
  'deletedAt',
] as const satisfies readonly (keyof User)[];
