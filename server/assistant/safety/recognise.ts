import { applyRules } from './applyRules';
import { conceptTables, type SafetyLanguage } from './conceptTables';
import { type Judgement, judge } from './judge';
import { languageOf } from './languageOf';
import { careKinds, type Need } from './need';
import { wordsOf } from './normalise';
import { ruleTables } from './ruleTables';
import { setApart } from './runTogether';
import { trained } from './trained';

/** Who is in need, and the scores of that in a stored chat (contract 3.7), from 0 to 1. */
export interface Recognised {
  need: Need | null;
  selfHarmDetectionScore: number;
  selfHarmIndicationScore: number;
  selfHarmDetected: boolean;
}

/** From this detection score on the writer is in danger. */
export const detectedFrom = 0.7;
/** What words of despair are worth as an indication. */
const despairScore = 0.5;
/** An ordinary rule doesn't count against a classifier that is this sure that nothing is needed: 'I wanted to die once'. */
export const ruledOutBelow = 0.5;

/** A long message is looked at in pieces of so many words, each half of the one before: the need often stands in one corner. */
const pieceLength = 150;
/** Of a longer message its beginning and its end are read. */
const mostRead = 8000;

/**
 * Recognises who is in danger or needs care: by rules that people can read, which decide where they speak, and beside them
 * by a trained classifier.
 *
 * @param own the writer's language, if they have chosen one; other languages are recognised as well
 */
export function recognise(text: string, own: string | null): Recognised {
  const { language, pieces } = read(text, own);
  return pieces.map((words) => recognisePiece(words, language)).reduce(stronger);
}

/** What the rules alone see. */
export function recogniseByRules(text: string, own: string | null): Need | null {
  const { language, pieces } = read(text, own);
  return needByRules(pieces.flatMap((words) => ruled(words, language).means));
}

/** Whether the rules are sure of a need, or see a hint of one in words of despair. */
export function hintsAtNeed(text: string, own: string | null): boolean {
  const { language, pieces } = read(text, own);
  return pieces.some((words) => {
    const { means, sure } = ruled(words, language);
    return sure.length > 0 || means.includes('despair');
  });
}

function read(text: string, own: string | null) {
  const half = mostRead / 2;
  const { use } = trained();
  const typed = wordsOf(text.length > mostRead ? `${text.slice(0, half)} ${text.slice(-half)}` : text);
  const words = setApart(typed, use);
  const pieces: string[][] = [words.slice(0, pieceLength)];
  const step = pieceLength / 2;
  for (let start = step; start + step < words.length; start += step)
    pieces.push(words.slice(start, start + pieceLength));
  return { pieces, language: languageOf(words, use, own) };
}

const ruled = (words: readonly string[], language: SafetyLanguage) =>
  applyRules(words, ruleTables[language], conceptTables[language]);

function recognisePiece(words: readonly string[], language: SafetyLanguage): Recognised {
  const { means, sure, said } = ruled(words, language);
  const judged = judge(said, language, trained());
  const need = strongerOf(needByRules(judged.any < ruledOutBelow ? sure : means), judged.need);
  const selfHarmDetected = need?.tier === 'danger';
  return { need, selfHarmDetected, ...scores(judged, selfHarmDetected, means.includes('despair')) };
}

const stronger = (one: Recognised, other: Recognised): Recognised => ({
  need: other.need?.tier === 'danger' ? other.need : (one.need ?? other.need),
  selfHarmDetected: one.selfHarmDetected || other.selfHarmDetected,
  selfHarmDetectionScore: Math.max(one.selfHarmDetectionScore, other.selfHarmDetectionScore),
  selfHarmIndicationScore: Math.max(one.selfHarmIndicationScore, other.selfHarmIndicationScore),
});

function needByRules(means: readonly string[]): Need | null {
  if (means.includes('danger')) return { tier: 'danger', kind: 'danger' };
  const kind = careKinds.find((each) => means.includes(each));
  return kind ? { tier: 'care', kind } : null;
}

const strongerOf = (ruled: Need | null, judged: Need | null): Need | null =>
  judged?.tier === 'danger' ? judged : (ruled ?? judged);

function scores({ danger, counted, thresholds }: Judgement, isDetected: boolean, isDespair: boolean) {
  const detection = scaled(danger, thresholds.need);
  const detectionScore = isDetected
    ? Math.max(detection, detectedFrom)
    : Math.min(detection, detectedFrom - 0.01);
  const indication = Math.max(scaled(counted, thresholds.need), isDespair ? despairScore : 0, detectionScore);
  return { selfHarmDetectionScore: round(detectionScore), selfHarmIndicationScore: round(indication) };
}

/** Brings a likelihood to where 0.7 is the threshold; well below that hardly anything is left. */
function scaled(likelihood: number, threshold: number): number {
  if (likelihood < threshold) return detectedFrom * (likelihood / threshold) ** 10;
  return detectedFrom + (1 - detectedFrom) * ((likelihood - threshold) / (1 - threshold));
}

const round = (score: number) => Math.round(score * 100) / 100;
