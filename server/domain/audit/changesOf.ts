import type { AuditChange } from '../../../src/api/admin/audit';

type Value = string | number | boolean | Date | null;

/** Named values, e.g. `{ Value: '3', 'Active from': day }`. */
export type Values = Readonly<Record<string, Value>>;

/** How much is kept of a text. */
const longest = 2_000;
/** How much of what is alike stands around the part that differs. */
const around = 60;

/**
 * What differs between named values before and after; null for what was not there, or is no more.
 *
 * @example
 * changesOf({ Active: false }, { Active: true }) // [{ what: 'Active', before: 'no', after: 'yes' }]
 */
export function changesOf(before: Values | null, after: Values | null): AuditChange[] {
  return Object.keys({ ...before, ...after }).flatMap((what) => {
    const [was, is] = [textOf(before?.[what]), textOf(after?.[what])];
    return was === is ? [] : [{ what, ...excerpts(was, is) }];
  });
}

/** A day as it stands on the wire. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function textOf(value: Value | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value instanceof Date ? value.toISOString() : `${value}`;
}

/** Of long texts the part that differs, with a little around it. */
function excerpts(before: string | null, after: string | null): Pick<AuditChange, 'before' | 'after'> {
  if (before === null || after === null || Math.max(before.length, after.length) <= around * 3)
    return { before: cut(before), after: cut(after) };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => {
    const [from, to] = [Math.max(0, start - around), Math.min(text.length, text.length - end + around)];
    return cut(`${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`);
  };
  return { before: part(before), after: part(after) };
}

const cut = (text: string | null) => (text && text.length > longest ? `${text.slice(0, longest)}…` : text);
