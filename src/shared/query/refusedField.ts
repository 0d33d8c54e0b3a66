import type { CallFailure } from '../../api/failure';

/**
 * Fields, each with the words by which a refusal that does not name its field is known to concern it, if there are any;
 * tried in turn.
 */
export type FieldRules<Field extends string> = readonly (readonly [field: Field, words?: RegExp])[];

/** For a field that a refusal concerns which has no words for any other. */
export const anyWords = /(?:)/;

/** The field that a refusal is about: the one it names or, on a server that names none, the one its words speak of. */
export function refusedField<Field extends string>(
  { status, body }: CallFailure,
  rules: FieldRules<Field>,
): Field | null {
  if (status !== 400 && status !== 422) return null;
  const rule =
    rules.find(([field]) => field === body?.field) ??
    rules.find(([, words]) => words?.test(body?.message ?? ''));
  return rule?.[0] ?? null;
}
