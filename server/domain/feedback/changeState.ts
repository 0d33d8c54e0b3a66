import {
  type changeFeedbackState,
  type FeedbackState,
  needsLogEntry,
  transitions,
} from '../../../src/api/admin/feedback';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import type { Author } from '../author';
import { refuseIfNewer } from '../lastChange';
import { refuse } from '../refusal';
import { changeItem, type Place } from './items';

/** Moves an item on to another state; 400 for one that it can't go to, or not without a word (contract 3.9); 409 where it is in another than was seen. */
export function changeState(
  db: Db,
  place: Place,
  { state: to, logEntry }: BodyOf<typeof changeFeedbackState>,
  author: Author,
  basedOn?: FeedbackState,
): Promise<void> {
  const text = logEntry.trim();
  return changeItem(db, place, author, ({ state: from }) => {
    refuseIfNewer(from, basedOn);
    if (!transitions[from].includes(to)) refuse(400, `This feedback is ${from}: it can't become ${to}.`);
    if (needsLogEntry(from, to) && text === '') refuse(400, 'Please provide a log entry.');
    return { state: to, logEntry: `State changed from ${from} to ${to}${text === '' ? '.' : `: ${text}`}` };
  });
}
