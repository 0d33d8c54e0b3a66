import { type changeFeedbackState, needsLogEntry, transitions } from '../../../src/api/admin/feedback';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import type { Author } from '../author';
import { refuse } from '../refusal';
import { changeItem, type Place } from './items';

/** Moves an item on to another state; 400 for one that it can't go to, or not without a word (contract 3.9). */
export function changeState(
  db: Db,
  place: Place,
  { state: to, logEntry }: BodyOf<typeof changeFeedbackState>,
  author: Author,
): Promise<void> {
  const text = logEntry.trim();
  return changeItem(db, place, author, ({ state: from }) => {
    if (!transitions[from].includes(to)) refuse(400, `This feedback is ${from}: it can't become ${to}.`);
    if (needsLogEntry(from, to) && text === '') refuse(400, 'Please provide a log entry.');
    return { state: to, logEntry: `State changed from ${from} to ${to}${text === '' ? '.' : `: ${text}`}` };
  });
}
