// `npm run safety:train`: learns from the training messages what speaks for each kind, chooses by the fair and
// the tuning ones from when on a message counts, and writes that down where the server reads it.
import { writeFileSync } from 'node:fs';
import { applyRules } from '../../../server/assistant/safety/applyRules';
import { conceptTables, type SafetyLanguage } from '../../../server/assistant/safety/conceptTables';
import { judge } from '../../../server/assistant/safety/judge';
import { packModel, unpackModel } from '../../../server/assistant/safety/modelFile';
import { wordsOf } from '../../../server/assistant/safety/normalise';
import { ruledOutBelow } from '../../../server/assistant/safety/recognise';
import { ruleTables } from '../../../server/assistant/safety/ruleTables';
import { setApart } from '../../../server/assistant/safety/runTogether';
import { weightsFile } from '../../../server/assistant/safety/trained';
import { kinds, readMessages, tierOfKind } from '../messages';
import { learn } from './learn';
import { thresholdFor } from './thresholds';

/** How many features the model keeps. */
const size = 900_000;
/**
 * Which share of those who need nothing may be offered help, by rules and classifier together; somewhat below the goal of
 * one in a hundred, so that it holds for messages as well by which nothing is chosen.
 */
const falseAlarms = 0.0085;
/** Which part of a need must be danger; below one half, since missing danger is worse than naming it. */
const danger = 0.35;
/** How much the likelihood of care counts beside danger's: whoever isn't recognised in that loses less. */
const care = 0.8;

/** Despair is a hint, and no need. */
const isCounted = (meaning: string) => meaning !== 'despair';

const messages = readMessages('training');
console.log(`Learning from ${messages.length} messages…`);
const isNeed = (kind: string) => kinds.some((each) => each === kind && tierOfKind[each] > 0);
const saidIn = (words: string[], language: SafetyLanguage) =>
  applyRules(words, ruleTables[language], conceptTables[language]).said;
const learnt = learn(messages, { kinds, isNeed, saidIn, size });
const model = { ...learnt, thresholds: { need: 1, care, danger } };
const harmless = [...readMessages('fair'), ...readMessages('tuning')].filter(
  ({ kind }) => tierOfKind[kind] === 0,
);
const needs = harmless.map(({ text, language }) => {
  const words = setApart(wordsOf(text), model.use);
  const { means, sure, said } = applyRules(words, ruleTables[language], conceptTables[language]);
  const { any, counted } = judge(said, language, model);
  const isRuled = sure.some(isCounted) || (means.some(isCounted) && any >= ruledOutBelow);
  return isRuled ? 1 : counted;
});
const packed = packModel({ ...model, thresholds: { need: thresholdFor(needs, falseAlarms), care, danger } });
writeFileSync(weightsFile, packed);
const { hashes, thresholds } = unpackModel(packed);
console.log(
  `${hashes.length} features in ${packed.length} bytes; a message counts from ${thresholds.need} on`,
);
