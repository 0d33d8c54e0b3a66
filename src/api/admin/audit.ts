import * as v from 'valibot';
import { call, type Permission } from '../call';
import { atMost, longestSearch, longestWord } from '../limits';
import { calledByEmail } from '../named';
import { PageQuery, pageOf } from '../page';
import { Count, Id, Iso } from '../shapes';
import { staff } from './access';

/** What entries belong to, and the permission to read them beside read:admin, which alone opens the others (D-148). */
export const auditFeatures = {
  prompts: 'edit:prompts',
  modules: 'edit:modules',
  users: 'edit:users',
  prospects: 'edit:prospects',
  sources: null,
  terms: 'edit:terms',
  questionnaire: 'edit:userQuestionaire',
  news: null,
  settings: 'edit:settings',
  sharedData: 'read:sharedData',
  feedback: 'edit:feedback',
} as const satisfies Record<string, Permission | null>;
export type AuditFeature = keyof typeof auditFeatures;

/** What can be done to something. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'activated',
  'deactivated',
  'cloned',
  'moved',
  'invited',
  'removed',
  'cleared',
  'synced',
  'refreshed',
  'noted',
  'exported',
  'erased',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The features whose entries somebody with these permissions may read. */
export const readableFeatures = (held: readonly string[]): AuditFeature[] =>
  (Object.keys(auditFeatures) as AuditFeature[]).filter((feature) => {
    const needed = auditFeatures[feature];
    return needed === null || held.includes(needed);
  });

/** A value before and after; null where there was none. Of long texts it is the part that differs. */
export const AuditChange = v.object({
  what: v.string(),
  before: v.nullish(v.string(), null),
  after: v.nullish(v.string(), null),
});
export type AuditChange = v.InferOutput<typeof AuditChange>;

export const AuditEntry = v.object({
  id: Id,
  createdAt: Iso,
  /** One of `auditFeatures`; a newer server may know more. */
  feature: v.string(),
  /** One of `auditActions`; the same holds. */
  action: v.string(),
  /** The name as it was then, the e-mail as it is now. */
  actor: v.pipe(
    v.object({ name: v.string(), email: v.optional(v.string(), '') }),
    v.transform(calledByEmail),
  ),
  /** What it was done to, in words that name nobody. */
  subject: v.string(),
  /** The e-mail of whom it was done to, as it was then; null once they have been removed, and where it was nobody. */
  person: v.nullish(v.string(), null),
  changes: v.array(AuditChange),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const AuditPage = v.object({
  ...pageOf(AuditEntry).entries,
  /** For how many days entries are kept; left out where they are kept for good. */
  keptDays: v.optional(Count),
});
export type AuditPage = v.InferOutput<typeof AuditPage>;

/** How many entries a page of the trail holds. */
export const auditPageSize = 25;

export const listAuditEntries = call({
  id: 'S76',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'A page of what staff have changed, the latest first, as far as the person may read it.',
  isAddition: true,
  access: staff(),
  query: v.object({
    ...PageQuery.entries,
    /** Entries of this feature alone; 403 for one that the person may not read. */
    feature: v.optional(v.pipe(v.string(), atMost(longestWord, 'The feature'))),
    /** A part of the name or the e-mail of whoever did it, or of the e-mail of whom it was done to. */
    search: v.optional(v.pipe(v.string(), atMost(longestSearch, 'The search'))),
    from: v.optional(Iso),
    /** The moment after the last. */
    until: v.optional(Iso),
  }),
  reply: AuditPage,
});
