import * as v from 'valibot';
import {
  defaultMaxAutoSignups,
  NewSignupSource,
  type SignupSource,
  SignupSourceChange,
} from '../../api/admin/signupSources';
import { NumberInput } from '../../shared/forms/numberInput';
import { anyWords } from '../../shared/query/refusedField';
import { sourceIds } from './elementIds';

/** What the form holds; a number field holds text. */
interface SourceInput {
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

/** What its fields are called. */
export const sourceLabels = {
  source: 'Source',
  description: 'Description',
  maxAutoSignups: 'Max auto-signups',
};

/** The contract's source, with the limit as a number field has it. */
const formWith = (source: v.GenericSchema<string>) =>
  v.object({
    source,
    description: SignupSourceChange.entries.description,
    maxAutoSignups: v.pipe(NumberInput, SignupSourceChange.entries.maxAutoSignups),
  });
const NewSourceForm = formWith(NewSignupSource.entries.source);
/** A stored source stays what it is, whatever it holds. */
const StoredSourceForm = formWith(v.string());

/**
 * The form of a signup source.
 *
 * @param stored what the server has; nothing for a new source
 */
export const sourceForm = (stored?: SignupSource) => ({
  schema: stored ? StoredSourceForm : NewSourceForm,
  name: `signupSource:${stored?.id ?? 'new'}`,
  blank: toInput(),
  stored: stored && toInput(stored),
  // What a refusal is about; the source itself, unless it says otherwise.
  rules: [
    ['description', /\bdescription\b/i],
    ['maxAutoSignups', /\b(number|auto-signups)\b/i],
    ['source', anyWords],
  ] as const,
  parameters: ['source'],
  titleId: sourceIds.title,
});
