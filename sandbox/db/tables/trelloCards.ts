import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../server/db/tables/moment';

/** The cards of the task board that stands in for a real Trello; the product itself never reads them here. */
export const trelloCards = pgTable('trello_cards', {
  /** The card's number on the board. */
  idShort: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** What its address names. */
  id: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  /** One of the stand-in's lists (sandbox/standIns/trello/lists). */
  listId: text().notNull(),
  /** Whether it is archived. */
  closed: boolean().notNull().default(false),
  createdAt: moment().notNull(),
});
