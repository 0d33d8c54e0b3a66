import * as v from 'valibot';
import {
  defaultMaxAutoSignups,
  NewSignupSource,
  type SignupSource,
  SignupSourceChange,
} from '../../api/admin/signupSources';
import { NumberInput } from '../../shared/forms/numberInput';
import { anyWords, type FieldRules } from '../../shared/query/refusedField';

/** What the form holds; a number field holds text. */
export interface SourceInput {
  source: string;
  description: string;
  maxAutoSignups: string;
}

/** What the form begins with: a stored source, or a new one with the usual limit (SRC-009). */
export const toInput = (stored?: SignupSource): SourceInput => ({
  source: stored?.source ?? '',
  description: stored?.description ?? '',
  maxAutoSignups: String(stored?.maxAutoSignups ?? defaultMaxAutoSignups),
});

/** The contract's source, with the limit as a number field has it. */
const formWith = (source: v.GenericSchema<string>) =>
  v.object({
    source,
    description: SignupSourceChange.entries.description,
    maxAutoSignups: v.pipe(NumberInput, SignupSourceChange.entries.maxAutoSignups),
  });
export const NewSourceForm = formWith(NewSignupSource.entries.source);
/** A stored source stays what it is, whatever it holds. */
export const StoredSourceForm = formWith(v.string());

/** Letters and digits are all that a source may have (SRC-007). */
export const stripSource = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Strips a field as it is typed in, and leaves the caret where it was in the text that stays. */
export function stripField(input: HTMLInputElement): void {
  const stripped = stripSource(input.value);
  if (stripped === input.value) return;
  const caret = stripSource(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = stripped;
  input.setSelectionRange(caret, caret);
}

/** What a refusal is about; the source itself, unless it says otherwise. */
export const sourceRules: FieldRules<keyof SourceInput> = [
  ['description', /\bdescription\b/i],
  ['maxAutoSignups', /\b(number|auto-signups)\b/i],
  ['source', anyWords],
];
