import { wordsOf } from './normalise';

/** One line of a table of rules. */
export interface Rule {
  /** What the words mean: danger, a kind of care, `despair` (a hint, no need), or `nothing` (a figure of speech). */
  means: string;
  /** Written `danger!`: counts whatever the classifier says. */
  isSure: boolean;
  /** All of these stand in the message, in any order; written with `&` between them. */
  parts: readonly (readonly Step[])[];
  /** Somewhere in the message one of these stands: then the rule is silent. */
  unless: readonly Option[];
}

/** One word of the pattern. */
export interface Step {
  /** Written `..`: up to three other words stand before. */
  isApart: boolean;
  options: readonly Option[];
}

export type Option = { concept: string } | { word: string; isBeginning: boolean };

/**
 * Reads a table of rules, a line each: `danger: [want] .. [die] unless [film-book-game] # I want to die`. In brackets stand
 * concepts; `*` stands for any ending, `..` for up to three words, `/` for 'or', `&` for 'and somewhere in the message', and `#`
 * begins an example. `danger!` is a rule that counts whatever the classifier says. A line that begins with `unless` holds
 * for all rules after it.
 *
 * @throws Error for a line that says nothing
 */
export function readRules(lines: string): Rule[] {
  let unlessAll: Option[] = [];
  return lines
    .split('\n')
    .map((line) => line.replace(/#.*$/u, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, exceptions] = /^unless\s+(.+)$/u.exec(line) ?? [];
      if (exceptions) unlessAll = exceptions.split(/\s+/).flatMap(optionsOf);
      return exceptions ? [] : [readRule(line, unlessAll)];
    });
}

function readRule(line: string, unlessAll: readonly Option[]): Rule {
  const [, means, sure, pattern, unless] = /^([a-z-]+)(!?):\s*(.+?)(?:\s+unless\s+(.+))?$/u.exec(line) ?? [];
  if (!means || !pattern) throw new Error(`Not a rule: ${line}`);
  const parts = pattern.split(/\s+&\s+/).map(stepsOf);
  const exceptions = unless ? unless.split(/\s+/).flatMap(optionsOf) : [];
  return { means, isSure: sure === '!', parts, unless: [...exceptions, ...unlessAll] };
}

function stepsOf(pattern: string): Step[] {
  const steps: Step[] = [];
  let isApart = false;
  for (const part of pattern.split(/\s+/)) {
    if (part === '..') isApart = true;
    else {
      steps.push({ isApart, options: optionsOf(part) });
      isApart = false;
    }
  }
  return steps;
}

const optionsOf = (part: string): Option[] =>
  part.split('/').map((option) => {
    const [, concept] = /^\[(.+)\]$/.exec(option) ?? [];
    if (concept) return { concept };
    const [word = '', ...more] = wordsOf(option.replace('*', ''));
    if (!word || more.length > 0) throw new Error(`Not one word: ${option}`);
    return { word, isBeginning: option.endsWith('*') };
  });
