import { millisecondsInDay } from 'date-fns/constants';
/** For how many days what is kept, until a job deletes it. docs/hosting.md has them as a table. */
export const keptDays = {
  /** Prompt logs and the developer log's lines, which repeat what people said. */
  logs: 60,
  /** The entries of the audit trail: two years. */
  audit: 730,
  /** What came of the jobs' runs. */
  jobRuns: 365,
  /** Activation codes that have expired. */
  expiredCodes: 30,
  /** Prospects who have unsubscribed. */
  unsubscribed: 90,
  /** Prospects who have been invited and made no account, from the last mail on. */
  notActivated: 365,
  /** Mails that could not be delivered, without their words. */
  undelivered: 30,
} as const;

/** The moment before which something of a kind is too old to be kept. */
export const keptSince = (kind: keyof typeof keptDays, now: Date): Date =>
  new Date(now.getTime() - keptDays[kind] * millisecondsInDay);
