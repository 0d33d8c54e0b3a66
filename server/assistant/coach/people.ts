import { anyOf } from '../patterns';
import { capital, tidy, wordsOf } from './text';
import type { Forms, Hears } from './words';

/** Somebody of the person's, as the coach names them: `your mum`, or by their name. */
export interface Mention extends Forms {
  /** Where in the (tidied) text the word stands. */
  index: number;
  /** The word itself. */
  noun: string;
}

/** Whom of theirs a person speaks of, e.g. `my sister Anna`; people of other people's are left out. */
export function mentionsOf(said: string, hears: Hears): Mention[] {
  return found(said, hears)
    .filter(({ owner }) => owner === 'mine')
    .map(({ mention }) => mention);
}

/** Whether somebody is the one who does or is something, e.g. in 'My boss shouted', not in 'With my boss'. */
export function actsIn(said: string, { index }: Mention, hears: Hears): boolean {
  const text = tidy(said);
  const before = text.slice(clauseStart(text, index), index);
  const words = wordsOf(before.replace(new RegExp(anyOf(hears.mine).source, 'giu'), ' '));
  const is = (patterns: string) => words.some((word) => anyOf(patterns).exec(word)?.[0] === word);
  return words.length <= 3 && !is(hears.i) && !is(hears.fragment) && !/(?:^|\s)a\s+\S+\s*$/i.test(before);
}

/** Whether the clause goes on to the person: 'My boss shouted at me'. */
export function concernsSelf(said: string, { index, noun }: Mention, hears: Hears): boolean {
  const [clause = ''] = tidy(said)
    .slice(index + noun.length)
    .split(/[.!?;]/);
  return anyOf(hears.self).test(clause);
}

const clauseStart = (text: string, until: number) =>
  Math.max(...['.', '!', '?', ',', ';', ':'].map((sign) => text.lastIndexOf(sign, until - 1))) + 1;

/**
 * Who has died, if that is what a message says: null when it says no such thing, `{ who: null }` when it doesn't say
 * for certain whom.
 */
export function lossIn(said: string, hears: Hears): { who: Mention | null } | null {
  const text = tidy(said);
  if (anyOf(hears.notDeath).test(text)) return null;
  const all = found(text, hears);
  const death = anyOf(hears.death).exec(text);
  if (!death) return lostBeside(text, hears, all);
  const before = wordsBack(text.slice(0, death.index), 6);
  const end = death.index + death[0].length;
  const after = end + wordsOn(text.slice(end), 4);
  const near = [
    all.filter(({ mention: { index } }) => index >= before && index < death.index),
    all.filter(({ mention: { index } }) => index >= end && index < after),
  ].find((side) => side.length > 0);
  const [only, another] = near ?? [];
  return { who: only && !another && only.owner !== 'other' ? only.mention : null };
}

function lostBeside(text: string, hears: Hears, all: Found[]) {
  const loss = anyOf(hears.loss).exec(text);
  if (!loss) return null;
  const end = loss.index + loss[0].length;
  const who = all.find(({ owner, mention: { index, noun } }) => {
    const isAfter = index > end && wordsOf(text.slice(end, index)).length <= 2;
    const isBefore = index < loss.index && wordsOf(text.slice(index + noun.length, loss.index)).length <= 1;
    return owner === 'mine' && (isAfter || isBefore);
  });
  return who ? { who: who.mention } : null;
}

/** How many characters before and after a word tell whose it is and what they are called. */
const aroundNoun = 60;

interface Found {
  mention: Mention;
  owner: 'mine' | 'other' | 'nobody';
}

function found(said: string, hears: Hears): Found[] {
  const text = tidy(said);
  return hears.relations
    .flatMap(([who, whom, toWhom, ones]) =>
      [...text.matchAll(new RegExp(anyOf(ones).source, 'giu'))].map((match) => {
        const [noun] = match;
        const name = nameAfter(text.slice(match.index + noun.length).slice(0, aroundNoun), hears);
        const one = hears.capitalsAreNames ? noun.toLowerCase() : capital(noun);
        const form = (shape: string) => name ?? shape.replace('{one}', one);
        return {
          mention: { index: match.index, noun: one, who: form(who), whom: form(whom), toWhom: form(toWhom) },
          owner: ownerOf(noun, text.slice(Math.max(0, match.index - aroundNoun), match.index), hears),
        };
      }),
    )
    .sort((a, b) => a.mention.index - b.mention.index);
}

/** Whose the next word is, by the two words before it. */
function ownerOf(noun: string, before: string, hears: Hears): Found['owner'] {
  const words = wordsOf(before).slice(-2).reverse();
  for (const word of words) {
    if (anyOf(hears.mine).test(word)) return 'mine';
    if (anyOf(hears.others).test(word) || /'s$/.test(word)) return 'other';
  }
  // 'Dad didn't know me', but neither 'a dad' nor 'the dads'.
  const isPlain = words.length === 0 || !anyOf(hears.articles).test(words[0] ?? '');
  return isPlain && anyOf(hears.unowned).exec(noun)?.[0] === noun ? 'mine' : 'nobody';
}

function nameAfter(rest: string, hears: Hears): string | null {
  const called = anyOf(hears.named).exec(rest);
  const near = called && wordsOf(rest.slice(0, called.index)).length <= 1;
  const from = near ? rest.slice(called.index + called[0].length) : hears.capitalsAreNames ? rest : '';
  return /^,? (\p{Lu}\p{Ll}+)(?!')/u.exec(from)?.[1] ?? null;
}

/** Where the last `count` words begin, within their sentence. */
function wordsBack(text: string, count: number): number {
  const start = Math.max(...['.', '!', '?', ','].map((sign) => text.lastIndexOf(sign))) + 1;
  const matches = [...text.slice(start).matchAll(/[\p{L}\p{N}'-]+/gu)].slice(-count);
  return start + (matches[0]?.index ?? 0);
}

/** How far the next `count` words of the sentence reach. */
function wordsOn(text: string, count: number): number {
  const [sentence = ''] = text.split(/[.!?,]/);
  const last = [...sentence.matchAll(/[\p{L}\p{N}'-]+/gu)].slice(0, count).at(-1);
  return last ? last.index + last[0].length : 0;
}
