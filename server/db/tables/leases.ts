import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** What one at a time may do, whichever process it is in, and until when whoever does it counts as at work. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  until: moment().notNull(),
});
