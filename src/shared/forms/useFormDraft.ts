import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useAuth } from '../../auth/context';
import { readJsonDraft, writeJsonDraft } from '../drafts/jsonDrafts';
import { useThrottledCallback } from '../drafts/useThrottledCallback';

const saveAfterMs = 300;

/** The changed fields by name. */
const Draft = v.record(v.string(), v.unknown());

/** What a form has that a draft needs: those of `useSchemaForm` and of `useSmallForm` do. */
interface DraftableForm {
  formState: { readonly defaultValues?: object | undefined };
  getValues(): object;
  setValue(name: never, value: never, options: { shouldDirty: true }): void;
  subscribe(options: { formState: { values: true }; callback(): void }): () => void;
}

interface FormDraftOptions {
  /** Tells the forms of the application apart. */
  name: string;
  /** Whether the form is for visitors, who have no account: then the draft is the tab's. Default false. */
  isPublic?: boolean;
  /** Fields that are never stored: passwords and the like. */
  except?: readonly string[];
  /** What the changes have been made to, where that has to be known when they come back. */
  baseOf?(): object | undefined;
}

export interface FormDraft {
  /** What `baseOf` gave when changes of an earlier visit were kept. */
  base: Record<string, unknown> | null;
  /** Whether changes of an earlier visit were put back into the form. */
  isRestored: boolean;
  /** Forgets the draft: the server has it, or the person does not want it any more. */
  forget(): void;
}

/**
 * Keeps what has been changed in a form over a reload, a lost connection or a new login, and puts it back when the
 * form comes up again. Compared with the form's default values, field by field; a form without changes stores nothing.
 *
 * @param form a form whose values are text, numbers, booleans or lists of these
 */
export function useFormDraft(
  form: DraftableForm,
  { name, isPublic = false, except = [], baseOf }: FormDraftOptions,
): FormDraft {
  const { user } = useAuth();
  const owner = isPublic ? '' : (user?.sub ?? '');
  const key = `form:${name}`;
  const { getValues, setValue, subscribe } = form;
  const defaults: Record<string, unknown> = { ...form.formState.defaultValues };
  const baseKey = `base:${name}`;
  const [draft] = useState<Record<string, unknown>>(() => readJsonDraft(owner, key, Draft) ?? {});
  const [base] = useState(() => (baseOf ? readJsonDraft(owner, baseKey, Draft) : null));

  const write = (changed: object | null) => {
    writeJsonDraft(owner, key, changed);
    if (baseOf) writeJsonDraft(owner, baseKey, changed && (baseOf() ?? null));
  };

  const save = useThrottledCallback(() => {
    const changed = Object.entries(getValues()).filter(
      ([field, value]) =>
        !except.includes(field) && JSON.stringify(value) !== JSON.stringify(defaults[field]),
    );
    write(changed.length > 0 ? Object.fromEntries(changed) : null);
  }, saveAfterMs);

  useEffect(() => {
    for (const [field, value] of Object.entries(draft)) {
      setValue(field as never, value as never, { shouldDirty: true });
    }
    return subscribe({ formState: { values: true }, callback: save.call });
  }, [draft, setValue, subscribe, save]);

  return {
    base,
    isRestored: Object.keys(draft).length > 0,
    forget: () => {
      save.cancel();
      write(null);
    },
  };
}
