import type { SignupSource } from '../../api/admin/signupSources';
import { useEditForm } from '../../shared/forms/useEditForm';
import { formTitleId } from './elementIds';
import { NewSourceForm, StoredSourceForm, sourceRules, toInput } from './sourceForm';

export type SourceFormState = ReturnType<typeof useSourceForm>;

/**
 * The fields of a signup source.
 *
 * @param stored what the server has; nothing for a new source
 */
export const useSourceForm = (stored?: SignupSource) =>
  useEditForm({
    schema: stored ? StoredSourceForm : NewSourceForm,
    name: `signupSource:${stored?.id ?? 'new'}`,
    blank: toInput(),
    stored: stored && toInput(stored),
    rules: sourceRules,
    parameters: ['source'],
    titleId: formTitleId,
  });
