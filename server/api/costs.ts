import { and, asc, eq, gt, type SQL, sum } from 'drizzle-orm';
import * as v from 'valibot';
import { type Costs, listCosts, listNewerCosts } from '../../src/api/developer/costs';
import { Iso } from '../../src/api/shapes';
import type { Db } from '../db/database';
import { costs } from '../db/tables';
import type { Person } from '../domain/account/person';
import { currency } from '../domain/logs/modelCall';
import { toMoment } from '../domain/moment';
import { type Part, partOf, wholeList } from '../domain/paging';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

const noTimestamp = 'That is not a timestamp.';

/** The calls on what the signed-in person's chats have cost (contract 3.11). */
export const costHandlers = [
  handle(listCosts, ({ db, query, person }) => readCosts(db, person, partOf(query))),

  handle(listNewerCosts, ({ db, person, params: { latestTimestamp } }) => {
    if (!v.is(Iso, latestTimestamp)) refuse(400, noTimestamp);
    return readCosts(db, person, wholeList, gt(costs.createdAt, toMoment(latestTimestamp, noTimestamp)));
  }),
];

/** The wanted rows, oldest first; the total is that of all rows (D-106). */
async function readCosts(db: Db, person: Person, { limit, offset }: Part, wanted?: SQL): Promise<Costs> {
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
