import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** How people feel about the product, 1 to 5; a person's latest counts as theirs (contract 2.2, U10 and U11). */
export const scores = pgTable(
  'scores',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    score: integer().$type<1 | 2 | 3 | 4 | 5>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt, table.score)],
);
