import * as v from 'valibot';
import { named } from '../named';
import { Id, Iso } from '../shapes';

const Text = v.nullish(v.string(), null);
const Score = v.nullish(v.number(), null);
const Mark = v.nullish(v.boolean(), null);

/** One message of a session: type 0 is the user's, 1 the bot's; only the user's have scores (contract 3.7). */
export const SessionChat = v.object({
  Id: Id,
  ChatType: v.picklist([0, 1]),
  Message: v.string(),
  TimeStamp: Iso,
  SelfHarmDetectionScore: Score,
  SelfHarmIndicationScore: Score,
  SelfHarmDetected: Mark,
  RelevancyScore: Score,
  IrrelevancyDetected: Mark,
  ExcludeFromChat: Mark,
  /** Whether `Message` is HTML: words of the content filter. An addition to the contract. */
  IsHtml: v.optional(v.boolean()),
});
export type SessionChat = v.InferOutput<typeof SessionChat>;

export const SessionModule = v.object({
  Module: v.object({ Name: named('Untitled') }),
  Started: Iso,
  Closed: v.nullish(Iso, null),
  Summary: Text,
  Chats: v.array(SessionChat),
});
export type SessionModule = v.InferOutput<typeof SessionModule>;

/** A whole session as staff see it; PascalCase on the wire (D-93). */
export const SessionData = v.object({
  ClientSummary: Text,
  SessionSummary: Text,
  Started: Iso,
  Closed: v.nullish(Iso, null),
  SessionModules: v.array(SessionModule),
});
export type SessionData = v.InferOutput<typeof SessionData>;
