import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { AnyEntry, type ChatEntry, isBeingAnswered, isKnownEntry } from '../../src/api/chat';
import { again, type Caller, isBroken, readWhole, signedOut } from './caller';

/** What became of a message: how often it had to be sent, and whether its reply came whole at once. */
export interface Talked {
  text: string;
  sends: number;
  wasBroken: boolean;
}

interface Heard {
  /** The id of the message, once the server has taken it. */
  id: number | null;
  isDone: boolean;
}

/**
 * Says something and waits for the reply, as the application does: where the connection breaks the history decides, and
 * only what the server says it has not taken is sent again.
 */
export async function talk(caller: Caller, text: string): Promise<Talked> {
  let wasBroken = false;
  for (let sends = 1; ; sends++) {
    const heard = await send(caller, text);
    if (heard.isDone) return { text, sends, wasBroken };
    wasBroken = true;
    if (await hasCome(caller, text, heard.id)) return { text, sends, wasBroken };
  }
}

async function send(caller: Caller, text: string): Promise<Heard> {
  const heard: Heard = { id: null, isDone: false };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'accepted') heard.id = JSON.parse(data).userInputChatId;
      if (event === 'done') heard.isDone = true;
    },
  });
  try {
    const response = await caller.call('POST', '/api/chats', {
      body: { input: text },
      accept: 'text/event-stream, application/json',
    });
    if (response.status === 401) signedOut(caller.email);
    const utf8 = new TextDecoder();
    for await (const piece of response.body ?? []) parser.feed(utf8.decode(piece, { stream: true }));
  } catch (error) {
    if (!isBroken(error)) throw error;
  }
  return heard;
}

/** Whether a message whose answer did not come stands in the history, once nobody works on it any more. */
async function hasCome(caller: Caller, text: string, id: number | null): Promise<boolean> {
  if (id === null) await again(() => caller.call('POST', '/api/chats/withdraw'));
  else await again(async () => (await caller.call('GET', `/api/chats/${id}/reply`)).text());
  const history = await readWhole(caller, '/api/chats?page=1&pageSize=20');
  const found = v
    .parse(v.array(AnyEntry), JSON.parse(history))
    .filter(isKnownEntry)
    .find((entry) => saysIn(entry) === text);
  if (!found) return false;
  return isBeingAnswered(found) ? hasCome(caller, text, found.id) : true;
}

/** What somebody has said in an entry; empty for all other entries. */
export const saysIn = (entry: ChatEntry): string => (entry.renderer === 'UserInput' ? entry.data.text : '');
