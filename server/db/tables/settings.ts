import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { lastChange } from './lastChange';
import { moment } from './moment';

export const settingType = pgEnum('setting_type', ['Int', 'String']);

/** Something that staff can set without a release (contract 3.2). */
export const settings = pgTable('settings', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** What the code asks for, e.g. `introVideoLink`. */
  key: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  type: settingType().notNull(),
});

/** A value and since when it holds; the latest that is not in the future is in force (D-75). */
export const settingVersions = pgTable(
  'setting_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    settingId: integer()
      .notNull()
      .references(() => settings.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    activeSinse: moment().notNull(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    ...lastChange(),
  },
  (table) => [index().on(table.settingId)],
);
