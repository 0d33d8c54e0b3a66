import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** Prompt definitions that belong together, e.g. all that make summaries. */
export const promptGroups = pgTable('prompt_groups', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
});

/** One place in the product that sends a prompt to a language model. */
export const promptDefinitions = pgTable(
  'prompt_definitions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    groupId: integer()
      .notNull()
      .references(() => promptGroups.id),
    /** What the code asks for and what a prompt log carries, e.g. `coach`. */
    key: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    /** The number of its latest version, deleted ones counted: no number is given twice. */
    lastNumber: integer().notNull().default(0),
  },
  (table) => [index().on(table.groupId)],
);

/** A wording of a definition; at most one a definition is active (contract 3.1). */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    definitionId: integer()
      .notNull()
      .references(() => promptDefinitions.id),
    /** Counts the versions of a definition in the order of their creation. */
    number: integer().notNull(),
    text: text().notNull(),
    note: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    active: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.definitionId),
    uniqueIndex('prompt_versions_one_active').on(table.definitionId).where(sql`${table.active}`),
  ],
);

/** Which version was made the active one by whom, and when. It stays when the version goes. */
export const promptActivations = pgTable(
  'prompt_activations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    definitionId: integer()
      .notNull()
      .references(() => promptDefinitions.id),
    /** Null once the version has been deleted. */
    versionId: integer().references(() => promptVersions.id, { onDelete: 'set null' }),
    versionNumber: integer().notNull(),
    activatedBy: text().notNull(),
    activatedAt: moment().notNull(),
  },
  (table) => [index().on(table.definitionId, table.id), index().on(table.versionId)],
);
