import * as v from 'valibot';

/*
 * How long the texts may be that a client sends, in UTF-16 units, the name in what people see as characters. Name, note,
 * question key and description have the specification's figures, the e-mail that of RFC 5321. The others only keep out
 * what nobody means: they are far beyond what people write.
 */
export const longestName = 100;
export const longestNote = 1_000;
export const longestQuestionKey = 20;
export const longestDescription = 2_000;
export const longestEmail = 254;

/** A chat message; the application itself sets none (CHAT-012). */
export const longestMessage = 2_000_000;
/** Feedback, an entry of its log, the value of a setting, a help text. */
export const longestText = 20_000;
/** A question or an answer to choose. */
export const longestLine = 1_000;
export const longestPrompt = 200_000;
/** HTML. */
export const longestTerms = 500_000;
export const longestPassword = 1_000;
/** A code or a key out of a link. */
export const longestCode = 1_000;
/** Stands in an index, whose rows are short. */
export const longestSource = 200;
export const longestIp = 200;
export const longestPage = 2_000;
export const longestSearch = 200;
/** The name of something in a list, e.g. of a language or of a field to sort by. */
export const longestWord = 100;

/** Many signs of a keyboard, such as a family or a flag, are several units long. */
const unitsOfACharacter = 20;
const charactersOf = (text: string) =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;

/** Beside a limit of `unitsOf(limit)`, refuses a text that has more of what people see as characters. */
export const atMostSeen = (limit: number, what: string) =>
  v.check<string, string>((text) => charactersOf(text) <= limit, tooLong(limit, what));

/** How many units a text of so many characters may have. */
export const unitsOf = (characters: number) => characters * unitsOfACharacter;

/** Refuses a text that is too long; `what` begins the message, which stands at the field. */
export const atMost = (limit: number, what: string, units = limit) =>
  v.maxLength<string, number, string>(units, tooLong(limit, what));

const tooLong = (limit: number, what: string) =>
  `${what} can be at most ${limit.toLocaleString('en', { useGrouping: 'min2' })} characters`;

/** Keeps the beginning of a text that nobody typed, rather than refuse what a person did. */
export const cutAfter = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, limit)),
  );
