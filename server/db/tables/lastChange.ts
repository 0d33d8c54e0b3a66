import { integer, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** Who has changed a row last, for what several people of staff may change; null while nobody has. */
export const lastChange = () => ({
  changedBy: text(),
  changedAt: moment(),
  /** Counts the changes: whoever has seen an older one must not overwrite it. */
  revision: integer().notNull().default(1),
});
