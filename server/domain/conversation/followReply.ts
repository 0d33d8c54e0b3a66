import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { ReplyProgress } from '../../../src/api/replyEvents';
import { users } from '../../db/tables';
import type { Person } from '../account/person';
import { refuse } from '../refusal';
import type { Tools } from '../tools';
import type { Reader } from './entries';
import {
  endReply,
  type FoundReply,
  findRunningReply,
  listLeftBehind,
  listRunningReplies,
  type RunningReply,
  readPieces,
} from './runningReply';
import { type Answered, readAnswered, storeExchange } from './storeExchange';

/** How often a reader looks for what has come. */
const everyMs = 100;

type Place = Pick<Tools, 'db' | 'clock' | 'notebook'> & Reader;

interface Listener {
  tell?(progress: ReplyProgress): void;
  /** Fires when nobody listens any more. */
  signal?: AbortSignal;
}

/**
 * Reads the reply to a message, as far as it has come and as it goes on, whichever process writes it.
 *
 * @returns the reply once it is stored; 404 where there is none, or where it did not come
 */
export async function followReply(
  tools: Place,
  person: Person,
  inputId: number,
  { tell, signal }: Listener = {},
): Promise<Answered> {
  const { db } = tools;
  let last = 0;
  for (let isFirst = true; ; isFirst = false) {
    const running = await findRunningReply(db, person.id, inputId);
    if (!running) break;
    if (isFirst) tell?.({ event: 'accepted', userInputChatId: inputId });
    if (isLeftBehind(tools, running)) await settleInterrupted(tools, person, running);
    else {
      for (const piece of await readPieces(db, inputId, last)) {
        tell?.({ event: 'delta', text: piece.text });
        last = piece.id;
      }
      await delay(everyMs, undefined, { signal });
    }
  }
  return (await readAnswered(tools, person, inputId)) ?? refuse(404, 'There is no reply to such a chat.');
}

/** Ends those of a person's replies that nobody writes any more, so that none runs for ever. */
export async function settleAllInterrupted(tools: Place, person: Person): Promise<void> {
  for (const running of await listRunningReplies(tools.db, person.id)) {
    if (isLeftBehind(tools, running)) await settleInterrupted(tools, person, running);
  }
}

/** On an overloaded machine whoever is at a reply may come late to say so; of its own this process knows it. */
const isLeftBehind = ({ notebook }: Place, { id, isAlive }: FoundReply) => !isAlive && !notebook.has(id);

/** The same for everybody, also for those who do not come back. */
export async function settleLeftBehind(tools: Place): Promise<void> {
  for (const id of await listLeftBehind(tools.db)) {
    const [user] = await tools.db.select().from(users).where(eq(users.id, id));
    if (user) await settleAllInterrupted(tools, { ...user, roles: [], permissions: [] });
  }
}

/** What has come stays, as a reply that was interrupted; a message without any answer goes. */
async function settleInterrupted(tools: Place, person: Person, running: RunningReply): Promise<void> {
  const pieces = await readPieces(tools.db, running.id);
  const reply = pieces.map(({ text }) => text).join('');
  if (reply.trim() === '') await endReply(tools.db, running.id);
  else await storeExchange(tools, person, { running, reply, ending: 'interrupted', calls: [] });
}
