import { and, desc, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { terms } from '../../db/tables';

/** Selects the version of the terms in force: of the activated ones the latest whose time has come (contract 3.5). */
export const termsInForce = (db: Db, now: Date) =>
  db
    .select()
    .from(terms)
    .where(and(terms.activated, lte(terms.validFrom, now)))
    .orderBy(desc(terms.validFrom), desc(terms.id))
    .limit(1);
