import { desc, eq } from 'drizzle-orm';
import type { ChatEntry } from '../../../src/api/chat';
import { helpFor } from '../../assistant/safety/helpFor';
import type { Db } from '../../db/database';
import { epochMs, readPackedRows } from '../../db/packedRows';
import { chats } from '../../db/tables';
import { type Part, wholeList } from '../paging';
import { listRunningReplies, type RunningReply } from './runningReply';

type Row = Pick<typeof chats.$inferSelect, 'id' | 'kind' | 'text' | 'createdAt' | 'needKind' | 'ending'>;

/** For whom entries are put into words. */
export interface Reader {
  /** This server's address; a picture of our own is stored by its path alone, as the address may change. */
  origin: string;
  /** The country that they seem to be in. */
  country?: string | null;
  languageCode?: string | null;
}

/**
 * A stored chat as it goes over the wire (contract 2.1).
 *
 * @param mayReplay whether a user input offers its replay
 */
export function toEntry(
  { id, kind, text, createdAt, needKind, ending }: Row,
  { origin, country, languageCode }: Reader,
  mayReplay = false,
): ChatEntry {
  const head = { id, timestamp: createdAt.toISOString() };
  switch (kind) {
    case 'UserInput':
      return { ...head, renderer: kind, data: { text, showDelete: mayReplay } };
    case 'VideoRenderer':
      return { ...head, renderer: kind, data: { videoUrl: new URL(text, origin).href } };
    case 'ChatResponse':
      return { ...head, renderer: kind, data: { response: text, ...(ending ? { ending } : {}) } };
    case 'ContentFilter': {
      const help = needKind && { help: helpFor(needKind, languageCode ?? null, country ?? null) };
      return { ...head, renderer: kind, data: { response: text, ...help } };
    }
  }
}

type Packed = [
  id: number,
  kind: Row['kind'],
  text: string,
  createdAtMs: number,
  replyTo: number | null,
  needKind: Row['needKind'],
  ending: Row['ending'],
];

/** A message that is being answered, as it stands at the end of the conversation until its reply is there. */
const toRunningEntry = ({ id, input, receivedAt }: RunningReply): ChatEntry => ({
  id,
  timestamp: receivedAt.toISOString(),
  renderer: 'UserInput',
  data: { text: input, showDelete: false, isBeingAnswered: true },
});

/**
 * A conversation, oldest first; the last user input offers its replay while its reply stands last (D-24). What
 * is just being answered stands at the end, beside the entries that were asked for.
 *
 * @param part which entries, counted from the end
 */
export async function listEntries(
  db: Db,
  userId: string,
  reader: Reader,
  { limit, offset }: Part = wholeList,
): Promise<ChatEntry[]> {
  const { id, kind, text, createdAt, replyTo, needKind, ending } = chats;
  const part = db
    .select({ id, kind, text, createdAt, replyTo, needKind, ending })
    .from(chats)
    .where(eq(chats.userId, userId))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
    .as('part');
  const columns = [
    ...[part.id, part.kind, part.text, epochMs(part.createdAt)],
    ...[part.replyTo, part.needKind, part.ending],
  ];
  // First, or a reply that is stored meanwhile would be missing altogether.
  const running = offset === 0 ? await listRunningReplies(db, userId) : [];
  const rows = await readPackedRows<Packed>(db, part, columns, part.id);
  const waiting = running.filter((one) => !rows.some(([id]) => id === one.id));
  const replayable = offset === 0 && waiting.length === 0 ? rows.at(-1)?.[4] : null;
  const entries = rows.map(([id, kind, text, createdAtMs, _replyTo, needKind, ending]) =>
    toEntry(
      { id, kind, text, createdAt: new Date(createdAtMs), needKind, ending },
      reader,
      id === replayable,
    ),
  );
  return waiting.length === 0 ? entries : [...entries, ...waiting.map(toRunningEntry)].sort(byId);
}

const byId = (one: ChatEntry, other: ChatEntry) => one.id - other.id;
