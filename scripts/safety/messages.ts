import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type SafetyLanguage as Language,
  safetyLanguages as languages,
} from '../../server/assistant/safety/conceptTables';
import { root } from '../root';

export { type Language, languages };

/** How much a message needs: 1, the writer is in danger; 2, they need care; 0, nothing. */
export type Tier = 0 | 1 | 2;

/** What a message is, and what it needs. docs/safety.md says what each kind holds. */
export const tierOfKind = {
  direct: 1,
  passive: 1,
  burden: 1,
  plan: 1,
  underway: 1,
  goodbye: 1,
  slang: 1,
  'home-violence': 2,
  threat: 2,
  child: 2,
  eating: 2,
  'someone-else': 2,
  'self-harm': 2,
  idiom: 0,
  grief: 0,
  fiction: 0,
  medicine: 0,
  everyday: 0,
  low: 0,
  coaching: 0,
  numbers: 0,
  food: 0,
  quarrel: 0,
  topic: 0,
  past: 0,
} as const satisfies Record<string, Tier>;

export type Kind = keyof typeof tierOfKind;
export const kinds = Object.keys(tierOfKind) as Kind[];

/**
 * To learn from, to choose rules by, to set the threshold by, and three to judge by alone. `fair`, `others` and `blind` are
 * by other hands than the rest. Nobody looks at the last four while they work on the first two.
 */
export const sets = ['training', 'tuning', 'fair', 'sealed', 'others', 'blind'] as const;
export type MessageSet = (typeof sets)[number];

export interface SafetyMessage {
  language: Language;
  kind: Kind;
  text: string;
}

const directory = path.join(root, 'scripts/safety/messages');

/**
 * The messages of a set: one a line, in a file for each language and kind, e.g. `en.grief.txt`.
 *
 * @throws Error for a file whose name is no language and kind
 */
export const readMessages = (set: MessageSet): SafetyMessage[] =>
  readdirSync(path.join(directory, set)).flatMap((file) => {
    const [name = '', kind = ''] = file.split('.');
    const language = languages.find((each) => each === name);
    if (!language || !isKind(kind)) throw new Error(`${file}: no language and kind`);
    const lines = readFileSync(path.join(directory, set, file), 'utf8').split('\n');
    return lines.filter((text) => text !== '').map((text) => ({ language, kind, text }));
  });

const isKind = (name: string): name is Kind => Object.hasOwn(tierOfKind, name);
