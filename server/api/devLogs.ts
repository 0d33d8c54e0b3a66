import { getDevLogsEnabled, getInitialDevLogId, listDevLogs } from '../../src/api/developer/devLogs';
import { isLogging } from '../domain/logs/devLog';
import { readDevLog, readInitialId } from '../domain/logs/readDevLog';
import { partOf } from '../domain/paging';
import { handle } from './handle';

/** The calls on the signed-in person's developer log (contract 3.11). */
export const devLogHandlers = [
  handle(listDevLogs, ({ db, clock, params: { fromId }, query, person }) =>
    readDevLog(db, { userId: person.id, fromId, limit: partOf(query).limit, now: clock.now() }),
  ),

  handle(getInitialDevLogId, async ({ db, person }) => ({ initialId: await readInitialId(db, person.id) })),

  handle(getDevLogsEnabled, async ({ db, clock }) => ({ isEnabled: await isLogging(db, clock.now()) })),
];
