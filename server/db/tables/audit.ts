import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditChange, AuditFeature } from '../../../src/api/admin/audit';
import { moment } from './moment';

/** What staff have changed: who, when, and from what to what (D-148). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    createdAt: moment().notNull(),
    feature: text().$type<AuditFeature>().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** Whoever did it, with the name as it was then. */
    actorId: text().notNull(),
    actorName: text().notNull(),
    /** What it was done to, in words that name nobody. */
    subject: text().notNull(),
    /** Its id in its own table. */
    subjectId: text().notNull(),
    /** The e-mail of whom it was done to, as it was then, for as long as they are there. */
    subjectEmail: text(),
    changes: jsonb().$type<AuditChange[]>().notNull(),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index().on(table.feature, table.subjectId),
    index().on(table.subjectEmail),
  ],
);
