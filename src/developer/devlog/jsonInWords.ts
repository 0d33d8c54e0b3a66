import * as v from 'valibot';
import { readJson } from '../../shared/drafts/readJson';

const Fields = v.record(v.string(), v.unknown());

/** What a JSON object of a known kind says, as `label: name value, name value`; null for any other text. */
export function jsonInWords(category: string, text: string): string | null {
  const fields = readJson(Fields, text);
  const label = fields && labelOf(category, fields);
  if (!label) return null;
  const { event: _, refused: __, ...facts } = fields;
  return [label, flat(facts).join(', ')].filter(Boolean).join(': ');
}

/** What has happened, in a word; null where nothing known has. */
function labelOf(category: string, fields: Record<string, unknown>): string | null {
  if (typeof fields.refused === 'boolean') return fields.refused ? 'Refused' : 'Let through';
  if (typeof fields.event === 'string') return `${category} ${fields.event}`;
  return Object.keys(fields).some((name) => /score$/i.test(name)) ? 'Scores' : null;
}

/** The innermost names with their values; what is empty is left out. */
function flat(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const inner = v.safeParse(Fields, value);
    if (inner.success && !Array.isArray(value)) return flat(inner.output);
    return `${wordsOf(name)} ${Array.isArray(value) ? value.join(' and ') : String(value)}`;
  });
}

/** `selfHarmScore` as `self harm score`. */
const wordsOf = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
