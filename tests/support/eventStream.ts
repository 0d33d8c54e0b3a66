import { HttpResponse, http } from 'msw';
import type { AnyCall } from '../../src/api/call';
import { createDeferred } from '../../src/auth/deferred';
import { allowConsole } from './consoleWatch';
import { inFlight } from './inFlight';
import { apiUrl, server } from './server';

const utf8 = new TextEncoder();
const toText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers a call with events that the test sends, before it is made or after. The end of the test ends the stream. */
export function mockEvents(call: AnyCall) {
  const received: { accept: string | null; body: string }[] = [];
  const waiting: Uint8Array[] = [];
  const ended = createDeferred<Response>();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  const writeBytes = (bytes: Uint8Array) => {
    if (stream) stream.enqueue(bytes);
    else waiting.push(bytes);
  };
  const write = (text: string) => writeBytes(utf8.encode(text));
  const mayFail = () => allowConsole(`${call.method} ${call.path} failed`);
  const markEnded = () => ended.resolve(HttpResponse.json(null));

  const on = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }[call.method];
  server.use(
    on(apiUrl + call.path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      received.push({ accept: request.headers.get('Accept'), body: await request.text() });
      const body = new ReadableStream<Uint8Array>({
        start: (opened) => {
          stream = opened;
          for (const bytes of waiting) opened.enqueue(bytes);
        },
      });
      void inFlight(ended.promise, () => {
        mayFail();
        write(toText('error', { status: 503, message: 'The test is over' }));
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
    }),
  );

  return {
    received,
    write,
    writeBytes,
    send: (event: string, data: unknown) => {
      if (event === 'error') mayFail();
      write(toText(event, data));
      if (event === 'error' || event === 'done') markEnded();
    },
    end: () => {
      mayFail();
      stream?.close();
      markEnded();
    },
    breakOff: () => {
      mayFail();
      stream?.error(new Error('broken off'));
      markEnded();
    },
  };
}
