// `npm run safety:train`: learns from the training messages what speaks of danger, chooses by the tuning messages from when
// on it counts, and writes that down, the strongest features first.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMessages, tierOfKind } from '../messages';
import { scale } from './classifier';
import { learn, thresholdFor } from './learn';
import { weightsFile } from './weightsFile';

/** How many features the model keeps; more hardly help. */
const size = 80_000;
/** Which share of those who need nothing may be offered help. */
const falseAlarms = 0.01;

const examples = readMessages('training').map(({ text, kind }) => ({
  text,
  isMeant: tierOfKind[kind] === 1,
}));
console.log(`Learning from ${examples.length} messages…`);
const model = learn(examples, size);
const harmless = readMessages('tuning').filter(({ kind }) => tierOfKind[kind] === 0);
const threshold = thresholdFor(
  harmless.map(({ text }) => text),
  model,
  falseAlarms,
);

const strongest = [...model.weights].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
const lines = [['(bias)', model.bias] as const, ['(threshold)', threshold] as const, ...strongest].map(
  ([feature, weight]) => `${feature}\t${Math.round(weight * scale)}`,
);
mkdirSync(path.dirname(weightsFile), { recursive: true });
writeFileSync(weightsFile, `${lines.join('\n')}\n`);
console.log(`${strongest.length} features`);
console.log(
  `For danger: ${strongest
    .slice(0, 30)
    .map(([feature]) => feature)
    .join(', ')}`,
);
console.log(
  `Against it: ${strongest
    .slice(-30)
    .map(([feature]) => feature)
    .join(', ')}`,
);
