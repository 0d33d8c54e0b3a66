import type { Help } from '../../../api/help/help';
import { contactsIn, readPlace } from './places';

/** What a screen reader says when the help comes, in its order; of those who can be turned to the first ones. */
export function spokenHelp(userId: string, help: Help): string {
  const first = contactsIn(readPlace(userId), help).slice(0, 2);
  const said = first.map(({ name, ways: [way] }) => (way ? `${name}: ${way.label}.` : `${name}.`));
  const [opening, ...others] = help.words;
  return [opening, ...said, ...others, help.question].join(' ');
}
