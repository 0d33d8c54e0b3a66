import type { PromptVersion } from '../../api/admin/prompts';
import { formatDateTime } from '../../ui/dates';

/** What versions are called. */
export interface VersionNames {
  /** In short, e.g. 'v12'. */
  shortNameOf(version: PromptVersion): string;
  /** In a sentence, with when and by whom it was made, e.g. 'v12 of 2 Mar 2026, 10:30 by Mia Berg'. */
  nameOf(version: PromptVersion): string;
}

/**
 * Names the versions of a prompt by their numbers. Where the server gives none, they are counted.
 *
 * @param versions newest first
 */
export function nameVersions(versions: readonly PromptVersion[]): VersionNames {
  const counted = new Map(versions.map(({ id, number }, index) => [id, number ?? versions.length - index]));
  const shortNameOf = ({ id }: PromptVersion) => `v${counted.get(id)}`;
  return {
    shortNameOf,
    nameOf: (version) =>
      `${shortNameOf(version)} of ${formatDateTime(version.timestamp)} by ${version.createdBy}`,
  };
}
