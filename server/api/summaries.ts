import { getModuleSummary, getSessionSummary, getSummary } from '../../src/api/developer/summaries';
import { readModuleSummary, readSessionSummary, readSummary } from '../domain/conversation/summaries';
import { handle } from './handle';

/** The calls on what the assistant remembers of the signed-in person; a session has its summary once it is closed. */
export const summaryHandlers = [
  handle(getSummary, ({ db, clock, person }) => readSummary(db, person, clock.now())),

  handle(getSessionSummary, ({ db, person, params }) => readSessionSummary(db, person.id, params.sessionId)),

  handle(getModuleSummary, ({ db, person, params }) => readModuleSummary(db, person.id, params)),
];
