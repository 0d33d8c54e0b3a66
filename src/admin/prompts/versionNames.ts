import type { PromptVersion } from '../../api/admin/prompts';
import { formatDateTime } from '../../ui/dates';

export type NameOf = (version: PromptVersion) => string;

/**
 * What versions are called, by when and by whom they were made, e.g. '2 Mar 2026, 10:30 by Mia Berg'. Those made by the
 * same person within a minute are counted.
 *
 * @param versions newest first
 */
export function nameVersions(versions: readonly PromptVersion[]): NameOf {
  const names = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { id, timestamp, createdBy } of versions.toReversed()) {
    const name = `${formatDateTime(timestamp)} by ${createdBy}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(id, count === 1 ? name : `${name} (${count})`);
  }
  return ({ id }) => names.get(id) ?? '';
}
