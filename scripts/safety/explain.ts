// `npm run safety:explain -- 'what somebody wrote' [language]`: what the rules and the classifier see in a message, and which
// features speak for a need or against it. Without a message: the features that say most of each kind.
import process from 'node:process';
import { applyRules } from '../../server/assistant/safety/applyRules';
import { featuresOf, knownOf, likelihoods } from '../../server/assistant/safety/classifier';
import { conceptTables } from '../../server/assistant/safety/conceptTables';
import { languageOf } from '../../server/assistant/safety/languageOf';
import { wordsOf } from '../../server/assistant/safety/normalise';
import { recognise } from '../../server/assistant/safety/recognise';
import { ruleTables } from '../../server/assistant/safety/ruleTables';
import { setApart } from '../../server/assistant/safety/runTogether';
import { trained } from '../../server/assistant/safety/trained';
import { table } from '../table';
import { type Kind, readMessages, tierOfKind } from './messages';

const shown = 15;
const [message, own = null] = process.argv.slice(2);
const model = trained();

if (message === undefined) explainModel();
else explainMessage(message, own);

function explainMessage(text: string, own: string | null) {
  const words = setApart(wordsOf(text), model.use);
  const language = languageOf(words, model.use, own);
  const { means, sure, said } = applyRules(words, ruleTables[language], conceptTables[language]);
  const features = featuresOf(said, language);
  const likely = likelihoods(features, model).map((likelihood, kind) => ({
    kind: model.kinds[kind] ?? '',
    likelihood,
  }));
  likely.sort((one, other) => other.likelihood - one.likelihood);
  const speaking = knownOf(features, model)
    .map(({ feature, row, share }) => ({ feature, value: forNeed(row) * share }))
    .sort((one, other) => other.value - one.value);
  const list = (some: typeof speaking) => some.map(({ feature, value }) => [feature, value.toFixed(2)]);

  console.log(`Seen as (${language}): ${said.join(' ')}`);
  console.log(
    `Rules: ${means.join(', ') || 'none'}; whatever the classifier says: ${sure.join(', ') || 'none'}`,
  );
  console.log(
    `In all: ${JSON.stringify(recognise(text, own))}; a need counts from ${model.thresholds.need} on, care ${model.thresholds.care} times\n`,
  );
  console.log(
    table(
      ['Kind', 'likelihood'],
      likely.slice(0, 5).map((one) => [one.kind, one.likelihood.toFixed(3)]),
    ),
  );
  console.log(`\n${table(['For a need', ''], list(speaking.slice(0, shown)))}`);
  console.log(`\n${table(['Against it', ''], list(speaking.slice(-shown).reverse()))}`);
}

/** How much a feature speaks for the kinds of need, compared with the others: the strongest of either side. */
function forNeed(row: number): number {
  const weights = model.kinds.map((kind, place) => ({
    needs: tierOfKind[kind as Kind] > 0,
    weight: (model.weights[row + place] ?? 0) * model.unit,
  }));
  const most = (needs: boolean) =>
    Math.max(...weights.filter((one) => one.needs === needs).map(({ weight }) => weight));
  return most(true) - most(false);
}

/** The names of features aren't kept; the training messages have them all. */
function explainModel() {
  const names = new Map<number, string>();
  for (const { text, language } of readMessages('training'))
    for (const { feature, row } of knownOf(featuresOf(wordsOf(text), language), model))
      names.set(row, feature);
  for (const [place, kind] of model.kinds.entries()) {
    const strongest = [...names]
      .map(([row, name]) => ({ name, weight: (model.weights[row + place] ?? 0) * model.unit }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, shown)
      .map(({ name, weight }) => `${name} ${weight.toFixed(1)}`);
    console.log(`${kind}: ${strongest.join(', ')}`);
  }
}
