import { and, asc, eq, gt, type SQL, sum } from 'drizzle-orm';
import * as v from 'valibot';
import type { Costs } from '../../../src/api/developer/costs';
import { Iso } from '../../../src/api/shapes';
import type { Db } from '../../db/database';
import { costs } from '../../db/tables';
import type { Person } from '../account/person';
import { toMoment } from '../moment';
import { type Part, wholeList } from '../paging';
import { refuse } from '../refusal';
import { currency } from './modelCall';

type Payer = Pick<Person, 'id' | 'name'>;

/** What a person's chats have cost, oldest first; the total is that of all rows (D-106). */
export async function readCosts(
  db: Db,
  person: Payer,
  { limit, offset }: Part,
  wanted?: SQL,
): Promise<Costs> {
  const theirs = eq(costs.userId, person.id);
  const [all] = await db
    .select({ total: sum(costs.totalCost) })
    .from(costs)
    .where(theirs);
  const rows = await db
    .select()
    .from(costs)
    .where(and(theirs, wanted))
    .orderBy(asc(costs.createdAt), asc(costs.id))
    .limit(limit)
    .offset(offset);
  return {
    clientName: person.name,
    currency,
    totalCost: Number(all?.total ?? 0),
    costRows: rows.map(({ userId: _userId, createdAt, ...row }) => ({
      ...row,
      timestamp: createdAt.toISOString(),
    })),
  };
}

/** The same with the rows after a timestamp only; 400 for what is none. */
export async function readNewerCosts(db: Db, person: Payer, timestamp: string): Promise<Costs> {
  const complaint = 'That is not a timestamp.';
  if (!v.is(Iso, timestamp)) refuse(400, complaint);
  return readCosts(db, person, wholeList, gt(costs.createdAt, toMoment(timestamp, complaint)));
}
