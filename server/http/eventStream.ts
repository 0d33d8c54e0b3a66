import { eventStreamType } from '../../src/api/replyEvents';

/** What goes between server and reader gives a silent connection up; browsers and our client hear nothing of it. */
const keepAliveMs = 10_000;

const headers = {
  'Content-Type': `${eventStreamType}; charset=utf-8`,
  // Nobody on the way may keep, compress or gather events.
  'Cache-Control': 'no-cache, no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

/** Server-sent events for one reader. */
export interface EventStream {
  /** Settles with the response as soon as there is an event. */
  opened: Promise<Response>;
  /** Whether there has been an event. */
  isOpen(): boolean;
  /** Fires when the reader has gone; what is sent after that goes nowhere. */
  gone: AbortSignal;
  send(event: string, data: unknown): void;
  /** Sends the last event. */
  end(event: string, data: unknown): void;
}

/** Whether a request asks for events. */
export const wantsEvents = (accept: string | undefined): boolean =>
  accept?.toLowerCase().includes(eventStreamType) ?? false;

/** Makes a stream of events; nothing goes out before the first one. */
export function createEventStream(): EventStream {
  const utf8 = new TextEncoder();
  const gone = new AbortController();
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  let keepAlive: NodeJS.Timeout | undefined;
  let resolveOpened: (response: Response) => void = () => undefined;
  const opened = new Promise<Response>((resolve) => {
    resolveOpened = resolve;
  });

  const write = (text: string) => {
    if (!gone.signal.aborted) open().enqueue(utf8.encode(text));
  };

  function open(): ReadableStreamDefaultController<Uint8Array> {
    if (writer) return writer;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        writer = controller;
      },
      cancel: () => {
        clearInterval(keepAlive);
        gone.abort();
      },
    });
    keepAlive = setInterval(() => write(':\n\n'), keepAliveMs);
    resolveOpened(new Response(body, { headers }));
    return writer as unknown as ReadableStreamDefaultController<Uint8Array>;
  }

  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  return {
    opened,
    isOpen: () => writer !== null,
    gone: gone.signal,
    send,
    end: (event, data) => {
      send(event, data);
      clearInterval(keepAlive);
      if (!gone.signal.aborted) writer?.close();
    },
  };
}
