import { type ConceptTable, conceptsIn, type Found } from './conceptsIn';
import type { Option, Rule, Step } from './readRules';

/** How many words `..` stands for. */
const widest = 3;

/** What the rules see in a message. */
export interface Ruled {
  /** What the rules that apply mean, in the order of the table. */
  means: string[];
  /** The same of those rules that count whatever the classifier says. */
  sure: string[];
  /** The words of the message without its figures of speech. */
  said: string[];
}

/** Applies the rules to a message. Figures of speech (`nothing`) are taken out first. */
export function applyRules(words: readonly string[], rules: readonly Rule[], table: ConceptTable): Ruled {
  const found = conceptsIn(words, table);
  const foundAt = byStart(found);
  const figures = rules.filter(({ means }) => means === 'nothing');
  const others = rules.filter(({ means }) => means !== 'nothing');
  const said = figures.reduce((rest, figure) => without(rest, figure, foundAt), [...words]);
  const rest = { words: said, foundAt: byStart(found.filter((one) => isWhole(one, said))) };
  const applying = others.filter((rule) => applies(rule, rest));
  const meaningOf = ({ means }: Rule) => means;
  const sure = applying.filter(({ isSure }) => isSure).map(meaningOf);
  return { means: applying.map(meaningOf), sure, said: said.filter((word) => word !== taken) };
}

interface Message {
  words: readonly string[];
  /** The concepts by the word that they begin with. */
  foundAt: ReadonlyMap<number, readonly Found[]>;
}

function byStart(found: readonly Found[]): Message['foundAt'] {
  const starts = new Map<number, Found[]>();
  for (const one of found) starts.set(one.start, [...(starts.get(one.start) ?? []), one]);
  return starts;
}

/** Stands where a word was taken out; no word looks so. */
const taken = '';

const isWhole = ({ start, end }: Found, words: readonly string[]) => !words.slice(start, end).includes(taken);

function without(words: string[], figure: Rule, foundAt: Message['foundAt']): string[] {
  const message = { words, foundAt };
  if (isSilent(figure, message)) return words;
  for (const start of words.keys()) {
    for (const part of figure.parts) {
      const end = endOf(part, message, start);
      if (end !== null) words.fill(taken, start, end);
    }
  }
  return words;
}

const applies = (rule: Rule, message: Message) =>
  rule.parts.every((part) => stands(part, message)) && !isSilent(rule, message);

const stands = (part: readonly Step[], message: Message) =>
  message.words.some((_, start) => endOf(part, message, start) !== null);

const isSilent = ({ unless }: Rule, message: Message) =>
  message.words.some((_, start) => unless.some((option) => endsOfOption(option, message, start).length > 0));

/** Where a pattern that begins at a word ends; null if it doesn't stand there. */
function endOf(steps: readonly Step[], message: Message, start: number): number | null {
  const [step, ...later] = steps;
  if (!step) return start;
  const reach = step.isApart ? widest : 0;
  for (let at = start; at <= start + reach; at++) {
    for (const option of step.options)
      for (const end of endsOfOption(option, message, at)) {
        const last = endOf(later, message, end);
        if (last !== null) return last;
      }
  }
  return null;
}

function endsOfOption(option: Option, { words, foundAt }: Message, at: number): number[] {
  if ('concept' in option)
    return (foundAt.get(at) ?? []).filter(({ concept }) => concept === option.concept).map(({ end }) => end);
  const word = words[at];
  if (!word) return [];
  return (option.isBeginning ? word.startsWith(option.word) : word === option.word) ? [at + 1] : [];
}
