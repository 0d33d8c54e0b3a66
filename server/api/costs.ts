import { listCosts, listNewerCosts } from '../../src/api/developer/costs';
import { readCosts, readNewerCosts } from '../domain/logs/costs';
import { partOf } from '../domain/paging';
import { handle } from './handle';

/** The calls on what the signed-in person's chats have cost (contract 3.11). */
export const costHandlers = [
  handle(listCosts, ({ db, query, person }) => readCosts(db, person, partOf(query))),

  handle(listNewerCosts, ({ db, person, params }) => readNewerCosts(db, person, params.latestTimestamp)),
];
