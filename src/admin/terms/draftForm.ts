import * as v from 'valibot';
import { type Terms, TermsDraft } from '../../api/admin/terms';
import { momentInput, toMomentInput } from '../../shared/forms/momentInput';

interface DraftFormOptions {
  /** Tells the drafts of the person apart. */
  name: string;
  /** What the server has; nothing for a new version. */
  terms?: Terms;
  titleId: string;
}

/** The form of a version of the terms that is a draft. */
export const draftForm = ({ name, terms, titleId }: DraftFormOptions) => ({
  schema: draftFormOf(terms?.validFrom),
  name,
  blank: { validFrom: '', content: '' },
  stored: terms && { validFrom: toMomentInput(terms.validFrom), content: terms.content },
  rules: [
    ['validFrom', /\bdate\b/i],
    ['content', /\bcontent\b/i],
  ] as const,
  parameters: ['open', 'edit'],
  titleId,
});

/** The contract's draft, with the moment as a field of the reader's own time has it. */
const draftFormOf = (stored?: string) =>
  v.object({
    validFrom: v.pipe(
      momentInput({ message: 'Please select a date in the future.', stored }),
      TermsDraft.entries.validFrom,
    ),
    content: TermsDraft.entries.content,
  });
