import type { Help } from '../../../api/help/help';
import { contactsIn, readPlace } from './places';

/** What a screen reader says when the help comes: the words, the first who can be turned to, and the question. */
export function spokenHelp(userId: string, help: Help): string {
  const first = contactsIn(readPlace(userId), help).slice(0, 2);
  const said = first.map(({ name, ways: [way] }) => (way ? `${name}: ${way.label}.` : `${name}.`));
  return [...help.words, ...said, help.question].join(' ');
}
