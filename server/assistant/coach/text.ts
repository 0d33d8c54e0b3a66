/** Straight apostrophes and single spaces, with the capitals as they were. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…\n]+[.!?…]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** Sentences without the questions among them, their signs taken off; one too long is cut at its commas. */
export function clausesOf(text: string, longest: number): string[] {
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => {
      const bare = withoutSigns(sentence);
      return bare.length <= longest ? [bare] : bare.split(/[,;:–—]\s+/).map(withoutSigns);
    })
    .filter(Boolean);
}

const withoutSigns = (text: string) =>
  text.replace(/^[\s,;:–—¡¿-]+|[\s,;:.!…–—-]+$/g, '').replace(/\s+/g, ' ');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences side by side, the empty ones left out. */
export const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** Puts values in the place of `{slots}`. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  capital(phrase.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot));

/** The text without its questions. */
export const withoutQuestions = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !sentence.includes('?'))
    .join(' ');
