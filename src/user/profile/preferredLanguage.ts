import type { Language } from '../../api/user';

/**
 * The code of the language that a person most likely wants: the first of the browser's languages that is offered, in
 * its own variety or in another one; the first of the list where none is.
 *
 * @param wanted tags such as 'en-GB', the most wanted first
 */
export function preferredLanguage(offered: readonly Language[], wanted: readonly string[]): string {
  const codes = offered.map(({ languageCode }) => languageCode);
  for (const tag of wanted) {
    const match =
      codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
      codes.find((code) => primary(code) === primary(tag));
    if (match !== undefined) return match;
  }
  return codes[0] ?? '';
}

const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
