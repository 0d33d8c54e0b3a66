import type { PromptVersion } from '../../api/admin/prompts';
import type { VersionNames } from './versionNames';

/**
 * The versions in which every one of the words that somebody looks for occurs: in number, author, time, note or text.
 * Letters count the same large or small.
 */
export function findVersions(
  versions: readonly PromptVersion[],
  wanted: string,
  { nameOf }: Pick<VersionNames, 'nameOf'>,
): readonly PromptVersion[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return versions;
  return versions.filter((version) => {
    const searched = `${nameOf(version)}\n${version.note}\n${version.text}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

/** The first so many, and those further down that must not be missed. */
export const firstOf = (
  versions: readonly PromptVersion[],
  count: number,
  isKept: (version: PromptVersion) => boolean,
): readonly PromptVersion[] => versions.filter((version, index) => index < count || isKept(version));
