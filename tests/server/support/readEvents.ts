import { createParser } from 'eventsource-parser';

export interface ReceivedEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect
  data: any;
}

/**
 * Reads server-sent events one by one; the generator ends with the stream. Whoever leaves its loop gives the stream up.
 */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent, void> {
  const received: ReceivedEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => received.push({ event, data: JSON.parse(data) }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      for (let event = received.shift(); event; event = received.shift()) yield event;
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) return;
      parser.feed(value ?? '');
    }
  } finally {
    await reader?.cancel();
  }
}

/** All events of a response. */
export async function allEvents(response: Response): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}
