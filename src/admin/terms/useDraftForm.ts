import { lightFormat } from 'date-fns/lightFormat';
import * as v from 'valibot';
import { type Terms, TermsDraft } from '../../api/admin/terms';
import { useEditForm } from '../../shared/forms/useEditForm';

export type DraftForm = ReturnType<typeof useDraftForm>;

interface DraftFormOptions {
  /** Tells the drafts of the person apart. */
  name: string;
  /** What the server has; nothing for a new version. */
  terms?: Terms;
  titleId: string;
}

/** The fields of a version of the terms that is a draft. */
export const useDraftForm = ({ name, terms, titleId }: DraftFormOptions) =>
  useEditForm({
    schema: draftFormOf(terms?.validFrom),
    name,
    blank: { validFrom: '', content: '' },
    stored: terms && { validFrom: toLocal(terms.validFrom), content: terms.content },
    rules: [
      ['validFrom', /\bdate\b/i],
      ['content', /\bcontent\b/i],
    ],
    parameters: ['open', 'edit'],
    titleId,
  });

/** The contract's draft, with the moment as a field of the reader's own time has it. */
const draftFormOf = (former?: string) =>
  v.object({
    validFrom: v.pipe(
      v.string(),
      v.check((local) => !Number.isNaN(Date.parse(local)), 'Please select a date in the future.'),
      // The field knows no seconds: a moment that nobody has changed stays what it was.
      v.transform((local) => (former && local === toLocal(former) ? former : new Date(local).toISOString())),
      TermsDraft.entries.validFrom,
    ),
    content: TermsDraft.entries.content,
  });

/** A moment as a field of the type datetime-local has it, in the reader's time zone. */
const toLocal = (iso: string) => lightFormat(new Date(iso), "yyyy-MM-dd'T'HH:mm");
