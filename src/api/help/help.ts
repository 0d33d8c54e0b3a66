import * as v from 'valibot';
import { named } from '../named';

/** One way to reach a service: what the link says, and where it goes (`tel:`, `sms:` or `https:`). */
export const ContactWay = v.object({ label: v.string(), href: v.string() });

/** A service as it is shown: its name, what it is for and when it is open, and the ways to reach it. */
export const Contact = v.object({ name: named('Help'), about: v.string(), ways: v.array(ContactWay) });
export type Contact = v.InferOutput<typeof Contact>;

/**
 * What somebody in need gets instead of a reply: fixed words in their language, never a model's, and where to get help.
 * An addition to the contract, which other servers need not have.
 */
export const Help = v.object({
  /** What the message asks for: `danger`, or one of the kinds of care. */
  kind: v.string(),
  /** The language of all that follows. */
  language: v.string(),
  /** Paragraphs. Behind the first stand the contacts. */
  words: v.array(v.string()),
  /** What stands last, and leaves the door open. */
  question: v.string(),
  /** The country that the contacts are of; null where none is known. */
  country: v.nullable(v.string()),
  contacts: v.array(Contact),
});
export type Help = v.InferOutput<typeof Help>;
