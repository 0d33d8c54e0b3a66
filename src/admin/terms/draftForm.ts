import * as v from 'valibot';
import { type Terms, TermsDraft } from '../../api/admin/terms';
import { momentInput, toMomentInput } from '../../shared/forms/momentInput';
import { formatDateTime } from '../../ui/dates';
import { isPast } from './isPast';

interface DraftFormOptions {
  /** Tells the drafts of the person apart. */
  name: string;
  /** What the server has; nothing for a new version. */
  terms?: Terms;
  titleId: string;
}

/** What the form of a stored draft begins with. */
export const toInput = ({ validFrom, content }: Terms) => ({ validFrom: toMomentInput(validFrom), content });

/** What its fields are called. */
export const draftLabels = { validFrom: ['Active From', formatDateTime], content: 'Content' } as const;

/** The form of a version of the terms that is a draft. */
export const draftForm = ({ name, terms, titleId }: DraftFormOptions) => ({
  schema: draftFormOf(terms?.validFrom),
  name,
  blank: { validFrom: '', content: '' },
  stored: terms && toInput(terms),
  rules: [
    ['validFrom', /\bdate\b/i],
    ['content', /\bcontent\b/i],
  ] as const,
  parameters: ['open', 'edit'],
  titleId,
});

const inThePast = 'Please select a date in the future.';

/** The contract's draft, with the moment as a field of the reader's own time has it, which has to be to come (TNC-007). */
const draftFormOf = (stored?: string) =>
  v.object({
    validFrom: v.pipe(
      momentInput({ message: inThePast, stored }),
      TermsDraft.entries.validFrom,
      v.check((moment) => !isPast(moment), inThePast),
    ),
    content: TermsDraft.entries.content,
  });
