import { understand } from './coach/understand';
import { wordsFor } from './coach/wordsFor';

/** How much of the person's own words a summary repeats. */
const longestQuote = 120;

/**
 * A short summary of what a person said in a session or a module, in English as staff read it, with the words they
 * began with. Null if they said nothing.
 */
export function summarise(said: readonly string[], language: string | null): string | null {
  const [first] = said;
  if (first === undefined) return null;
  const found = said.map((text) => understand(text, wordsFor(language)));
  const topics = ranked(found.flatMap((one) => one.topics));
  const feelings = ranked(found.flatMap((one) => one.feelings));
  const about = topics.length > 0 ? `Talked about ${list(topics)}` : 'Talked about the day';
  const felt = feelings.length > 0 ? `, feeling ${list(feelings)}` : '';
  return `${about}${felt}. Began with: “${shorten(first)}”`;
}

/** A summary of all sessions: how many, and what the latest were about. Null while no session has a summary. */
export function summariseClient(summaries: readonly string[], sessionCount: number): string | null {
  if (summaries.length === 0) return null;
  const lately = summaries.map(
    (summary) => summary.split('. Began with')[0]?.replace(/^Talked about /, '') ?? summary,
  );
  return `${sessionCount} ${sessionCount === 1 ? 'session' : 'sessions'} so far. Lately: ${[...new Set(lately)].join('; ')}.`;
}

/** The three most frequent, most frequent first. */
function ranked<Name extends string>(names: readonly Name[]): Name[] {
  const times = (name: Name) => names.filter((other) => other === name).length;
  return [...new Set(names)].sort((a, b) => times(b) - times(a)).slice(0, 3);
}

const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const shorten = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length <= longestQuote ? flat : `${flat.slice(0, longestQuote).replace(/\s+\S*$/, '')} …`;
};
