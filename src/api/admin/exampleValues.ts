import { type CountedTag, countOf, type TagPart } from './promptTags';

const chats = [
  'Client: I slept badly again, and my first thought was the meeting.',
  'Coach: You woke up tired, and the meeting was there at once. What about it weighs the most?',
  'Client: That I have to speak in front of everybody.',
  'Coach: Being seen by all of them feels like a lot. When did speaking go better than you feared?',
];
const moduleSummaries = [
  'Anna spoke about the tension before meetings and found that it lies in being watched.',
  'Anna made a plan for her mornings: no mail before breakfast.',
];
const sessionSummaries = [
  'Anna sleeps badly before meetings. She wants to speak up once in the next one.',
  'Anna spoke up in the meeting, and it went better than she had feared.',
];

/** So many as a tag asks for, as far as there are examples, with a word on those left out. */
function some(lines: readonly string[], wanted: number, linesEach: number, unit: string): string {
  const shown = lines.slice(-wanted * linesEach);
  const left = wanted - shown.length / linesEach;
  return left > 0 ? [`(and ${left} more ${unit})`, ...shown].join('\n') : shown.join('\n');
}

const counted: Record<CountedTag, (count: number) => string> = {
  chatHistory: (count) => some(chats, count, 2, 'chats before these'),
  moduleSummary: (count) => some(moduleSummaries, count, 1, 'before these'),
  sessionSummary: (count) => some(sessionSummaries, count, 1, 'before these'),
};

/** What could stand in a tag's place; null for tags that are not known. */
export function exampleOf({ name, argument }: TagPart): string | null {
  switch (name) {
    case null:
      return null;
    case 'username':
      return 'Anna';
    case 'language':
      return 'English';
    case 'lastSessionDate':
      return '2026-03-12';
    case 'clientSummary':
      return 'Anna is in her thirties, leads a small team and sleeps badly before meetings.';
    case 'question':
      return argument ? `(the answer to “${argument}”)` : '';
    case 'chat':
      return chats.join('\n');
    default:
      return counted[name](countOf(name, argument));
  }
}
