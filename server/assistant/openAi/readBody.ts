import { createParser } from 'eventsource-parser';
import { ReplyFault } from './replyFault';

/** More than a reply takes that is sent token by token, its thoughts included. */
const mostBytes = 8_000_000;

/**
 * The text of a response as it comes.
 *
 * @throws ReplyFault when it is too long or no UTF-8
 */
async function* readText(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw new ReplyFault('answered broken UTF-8', { cause: error });
    }
  };
  let length = 0;
  for await (const bytes of response.body ?? []) {
    length += bytes.length;
    if (length > mostBytes) throw new ReplyFault(`answered with more than ${mostBytes} bytes`);
    yield decode(bytes);
  }
  yield decode();
}

/** The whole text of a response; the failures are those of `readText`. */
export async function readWhole(response: Response): Promise<string> {
  let text = '';
  for await (const part of readText(response)) text += part;
  return text;
}

/** The data of each server-sent event as it comes, up to the closing `[DONE]`; the failures are those of `readText`. */
export async function* readEvents(response: Response): AsyncGenerator<string> {
  let events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => void events.push(data),
    // Older servers of llama.cpp tell of an error this way.
    onError: ({ field, value = '' }) => {
      if (field === 'error') events.push(`{"error":${value}}`);
    },
  });
  for await (const text of readText(response)) {
    parser.feed(text);
    const come = events;
    events = [];
    yield* come;
  }
}
