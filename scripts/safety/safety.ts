// `npm run safety`: how many people in need the safety check recognises, and how often it is wrong about the others, on
// messages that it was not made by. `npm run safety -- sealed` asks for the set that nobody works with, `-- training`
// for the one to learn from.
import process from 'node:process';
import { selfHarmScores } from '../../server/assistant/safety';
import { table } from '../table';
import { type Measured, measure } from './measure';
import { type MessageSet, readMessages, type SafetyMessage, sets } from './messages';

const [set = 'tuning'] = process.argv.slice(2);
const isSet = (name: string): name is MessageSet => sets.some((known) => known === name);
if (!isSet(set)) {
  console.error(`There is no set ${set}. The sets: ${sets.join(', ')}`);
  process.exit(2);
}

const messages = readMessages(set);
const percent = (share: number | null) => (share === null ? '' : `${share.toFixed(1)} %`);
const row = ({ name, danger, care, falseAlarms }: Measured) => [
  name,
  ...[danger, care, falseAlarms].map(percent),
];
const print = (title: string, groupOf: (message: SafetyMessage) => string) => {
  const measured = measure(messages, (text) => (selfHarmScores(text).selfHarmDetected ? 1 : 0), groupOf);
  console.log(
    `\n${table([title, 'danger recognised', 'care recognised', 'false alarms'], measured.map(row))}`,
  );
};

console.log(`${messages.length} messages of the set ${set}`);
print('by language', ({ language }) => language);
print('by kind', ({ kind }) => kind);
