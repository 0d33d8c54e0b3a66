// `npm run safety`: how many people in need the safety check recognises, and how often it is wrong about the others, on
// messages that it was not made by. `npm run safety -- sealed`, `-- others` and `-- blind` ask for the sets that nobody works
// with, `-- training` for the one to learn from.
import process from 'node:process';
import type { Need } from '../../server/assistant/safety/need';
import { recognise, recogniseByRules } from '../../server/assistant/safety/recognise';
import { table } from '../table';
import { type Measured, measure } from './measure';
import { type MessageSet, readMessages, type SafetyMessage, sets, type Tier } from './messages';

const [set = 'tuning'] = process.argv.slice(2);
const isSet = (name: string): name is MessageSet => sets.some((known) => known === name);
if (!isSet(set)) {
  console.error(`There is no set ${set}. The sets: ${sets.join(', ')}`);
  process.exit(2);
}

const messages = readMessages(set);
const tierOf = (need: Need | null): Tier => (need ? (need.tier === 'danger' ? 1 : 2) : 0);

const percent = (share: number | null) => (share === null ? '' : `${share.toFixed(1)} %`);
const row = ({ name, danger, care, falseAlarms }: Measured) => [
  name,
  ...[danger, care, falseAlarms].map(percent),
];

function printAll(name: string, needOf: (message: SafetyMessage) => Need | null) {
  const start = performance.now();
  const told = new Map(messages.map((message) => [message, tierOf(needOf(message))]));
  const each = (performance.now() - start) / messages.length;
  const groups = {
    language: (message: SafetyMessage) => message.language,
    kind: ({ kind }: SafetyMessage) => kind,
  };
  for (const [group, groupOf] of Object.entries(groups)) {
    const measured = measure(messages, (message) => told.get(message) ?? 0, groupOf);
    const title = `${name}, by ${group}`;
    console.log(
      `\n${table([title, 'danger recognised', 'care recognised', 'false alarms'], measured.map(row))}`,
    );
  }
  console.log(`${each.toFixed(1)} ms a message`);
}

console.log(`${messages.length} messages of the set ${set}`);
printAll('rules alone', ({ text, language }) => recogniseByRules(text, language));
printAll('in use', ({ text, language }) => recognise(text, language).need);
