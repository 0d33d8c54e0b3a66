import { deleteSharedSession, getSharedSession, listSharedSessions } from '../../../src/api/admin/sharedData';
import { readSharedSession, readSharedSessions, unshareSession } from '../../domain/conversation/sharedData';
import { partOf } from '../../domain/paging';
import { handle } from '../handle';

/** The calls on shared data (contract 3.7). What is deleted here the person keeps. */
export const sharedDataHandlers = [
  handle(listSharedSessions, async ({ db, clock, query }) => ({
    sharedDataAccounts: await readSharedSessions(db, clock.now(), partOf(query)),
  })),

  handle(getSharedSession, ({ db, clock, params }) => readSharedSession(db, params.id, clock.now())),

  handle(deleteSharedSession, ({ db, params, author }) => unshareSession(db, params.id, author)),
];
