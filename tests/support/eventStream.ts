import { HttpResponse, http } from 'msw';
import type { AnyCall } from '../../src/api/call';
import { allowConsole } from './consoleWatch';
import { apiUrl, server } from './server';

/** Answers a call with events that the test sends, to whoever asks for events. One stream for all that ask. */
export function mockEvents(call: AnyCall) {
  const received: { accept: string | null; body: string }[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const waiting: Uint8Array[] = [];
  const utf8 = new TextEncoder();
  const writeBytes = (bytes: Uint8Array) => {
    if (controller) controller.enqueue(bytes);
    else waiting.push(bytes);
  };
  const write = (text: string) => writeBytes(utf8.encode(text));
  const mayFail = () => allowConsole(`${call.method} ${call.path} failed`);
  const on = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }[call.method];
  server.use(
    on(apiUrl + call.path.replace(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      received.push({ accept: request.headers.get('Accept'), body: await request.text() });
      const body = new ReadableStream<Uint8Array>({
        start: (opened) => {
          controller = opened;
          for (const bytes of waiting) opened.enqueue(bytes);
        },
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
      write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => controller?.close(),
    breakOff: () => {
      mayFail();
      controller?.error(new Error('broken off'));
    },
  };
}
