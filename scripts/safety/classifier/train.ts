// `npm run safety:train`: learns from the training messages what speaks for each kind, chooses by the tuning messages from
// when on a message counts, and writes that down where the server reads it.
import { writeFileSync } from 'node:fs';
import { applyRules } from '../../../server/assistant/safety/applyRules';
import { conceptTables } from '../../../server/assistant/safety/conceptTables';
import { judge } from '../../../server/assistant/safety/judge';
import { packModel, unpackModel } from '../../../server/assistant/safety/modelFile';
import { wordsOf } from '../../../server/assistant/safety/normalise';
import { ruleTables } from '../../../server/assistant/safety/ruleTables';
import { weightsFile } from '../../../server/assistant/safety/trained';
import { kinds, readMessages, tierOfKind } from '../messages';
import { learn } from './learn';
import { thresholdFor } from './thresholds';

/** How many features the model keeps; more hardly help. */
const size = 100_000;
/** Which share of those who need nothing may be offered help. */
const falseAlarms = 0.01;
/** Which part of a need must be danger; below one half, since missing danger is worse than naming it. */
const danger = 0.4;

const messages = readMessages('training');
console.log(`Learning from ${messages.length} messages…`);
const model = { ...learn(messages, kinds, size), thresholds: { need: 1, danger } };
const harmless = readMessages('tuning').filter(({ kind }) => tierOfKind[kind] === 0);
const needs = harmless.map(({ text, language }) => {
  const { said } = applyRules(wordsOf(text), ruleTables[language], conceptTables[language]);
  return judge(said, language, model).any;
});
const packed = packModel({ ...model, thresholds: { need: thresholdFor(needs, falseAlarms), danger } });
writeFileSync(weightsFile, packed);
const { rows, thresholds } = unpackModel(packed);
console.log(`${rows.size} features in ${packed.length} bytes; a message counts from ${thresholds.need} on`);
