import { createParser } from 'eventsource-parser';
import { responseText, wholeText } from '../../http/responseText';
import { ReplyFault } from './replyFault';

/** More than a reply takes that is sent token by token, its thoughts included. */
const mostBytes = 8_000_000;

const fault = (words: string, options?: ErrorOptions) => new ReplyFault(words, options);

/**
 * The whole text of a response.
 *
 * @throws ReplyFault when it is too long or no UTF-8
 */
export const readWhole = (response: Response): Promise<string> => wholeText(response, mostBytes, fault);

/** The data of each server-sent event as it comes, up to the closing `[DONE]`; the failures are those of `readWhole`. */
export async function* readEvents(response: Response): AsyncGenerator<string> {
  let events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => void events.push(data),
    // Older servers of llama.cpp tell of an error this way.
    onError: ({ field, value = '' }) => {
      if (field === 'error') events.push(`{"error":${value}}`);
    },
  });
  for await (const text of responseText(response, mostBytes, fault)) {
    parser.feed(text);
    const come = events;
    events = [];
    yield* come;
  }
}
