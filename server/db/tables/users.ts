import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from './languages';
import { moment } from './moment';

/** The chat API's own record of a person; made at the first call of a subject it does not know yet (contract 2.3). */
export const users = pgTable(
  'users',
  {
    /** The identity provider's subject. */
    id: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    /** The preferred language; null until a profile has been saved. */
    languageCode: text().references(() => languages.code),
    shareData: boolean().notNull().default(false),
    /** What stands for the person in the shared data, and tells nobody who it is (contract 3.7). */
    actorReference: uuid().notNull().defaultRandom(),
    /** The roles as the identity provider told them last; staff bring them up to date (contract 3.3). */
    knownRoles: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    index().on(table.createdAt),
    // A search looks for a part of the name or the address.
    index('users_search').using('gin', table.name.op('gin_trgm_ops'), table.email.op('gin_trgm_ops')),
  ],
);

/** The steps of the start-up that leave no other trace; null means not yet (D-49). */
export const startUps = pgTable('start_ups', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  introVideoWatchedAt: moment(),
  profileSavedAt: moment(),
});
