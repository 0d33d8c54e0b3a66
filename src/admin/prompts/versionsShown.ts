import type { PromptVersion } from '../../api/admin/prompts';
import type { VersionNames } from './versionNames';

/** Finds versions by words. */
export type VersionSearch = (wanted: string) => readonly PromptVersion[];

/**
 * Searches versions for those in which every one of the words that somebody looks for occurs: in number, author, time,
 * note or text. Letters count the same large or small. What is searched is put together once, at the first word.
 */
export function searchVersions(
  versions: readonly PromptVersion[],
  { nameOf }: Pick<VersionNames, 'nameOf'>,
): VersionSearch {
  let searched: string[] | undefined;
  return (wanted) => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return versions;
    searched ??= versions.map((version) =>
      `${nameOf(version)}\n${version.note}\n${version.text}`.toLowerCase(),
    );
    return versions.filter((_, index) => words.every((word) => searched?.[index]?.includes(word)));
  };
}

/** The first so many, and those further down that must not be missed. */
export const firstOf = (
  versions: readonly PromptVersion[],
  count: number,
  isKept: (version: PromptVersion) => boolean,
): readonly PromptVersion[] => versions.filter((version, index) => index < count || isKept(version));
