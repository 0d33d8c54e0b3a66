// `npm run safety`: how many people in need the safety check recognises, and how often it is wrong about the others, on
// messages that it was not made by. `npm run safety -- sealed` asks for the set that nobody works with, `-- training`
// for the one to learn from. After `npm run safety:train` also with what the classifier would add.
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { selfHarmScores } from '../../server/assistant/safety/assess';
import { table } from '../table';
import { dangerOf, readModel } from './classifier/classifier';
import { weightsFile } from './classifier/weightsFile';
import { type Measured, measure } from './measure';
import { type MessageSet, readMessages, type SafetyMessage, sets, type Tier } from './messages';

const [set = 'tuning'] = process.argv.slice(2);
const isSet = (name: string): name is MessageSet => sets.some((known) => known === name);
if (!isSet(set)) {
  console.error(`There is no set ${set}. The sets: ${sets.join(', ')}`);
  process.exit(2);
}

const messages = readMessages(set);
const byRules = (text: string): Tier => (selfHarmScores(text).selfHarmDetected ? 1 : 0);

const percent = (share: number | null) => (share === null ? '' : `${share.toFixed(1)} %`);
const row = ({ name, danger, care, falseAlarms }: Measured) => [
  name,
  ...[danger, care, falseAlarms].map(percent),
];
const print = (
  title: string,
  tierOf: (text: string) => Tier,
  groupOf: (message: SafetyMessage) => string,
) => {
  const measured = measure(messages, tierOf, groupOf);
  console.log(
    `\n${table([title, 'danger recognised', 'care recognised', 'false alarms'], measured.map(row))}`,
  );
};
const printAll = (name: string, tierOf: (text: string) => Tier) => {
  print(`${name}, by language`, tierOf, ({ language }) => language);
  print(`${name}, by kind`, tierOf, ({ kind }) => kind);
};

console.log(`${messages.length} messages of the set ${set}`);
printAll('in use', byRules);
if (existsSync(weightsFile)) {
  const model = readModel(readFileSync(weightsFile, 'utf8'));
  printAll('with the classifier', (text) => (dangerOf(text, model) >= 0.5 ? 1 : byRules(text)));
}
