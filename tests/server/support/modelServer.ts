import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model's server was asked. */
export interface Heard {
  url?: string;
  authorization?: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    stream_options?: unknown;
  };
}

/** How the server treats a request that it has heard. */
export type Behaviour = (response: ServerResponse, heard: Heard) => void | Promise<void>;

/** A language model's server that does as it is told, over real HTTP. */
export interface ModelServer {
  /** Up to and with `/v1`. */
  url: string;
  heard: Heard[];
  /** What it does with each request from now on. */
  does(behaviour: Behaviour): void;
  /** How many requests were given up before they were answered. */
  givenUp(): number;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const heard: Heard[] = [];
  let behaviour: Behaviour = streams(['Hello, you.']);
  let givenUp = 0;
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { url, headers } = request;
    const one = { url, authorization: headers.authorization, body: JSON.parse(text) };
    heard.push(one);
    response.on('close', () => {
      if (!response.writableFinished) givenUp++;
    });
    await behaviour(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    does: (next) => {
      behaviour = next;
    },
    givenUp: () => givenUp,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The tokens of a reply, as the protocol counts them. */
export const usage = { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 };

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });

const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** One event of a streamed reply. */
export const delta = (said: object, finishReason: string | null = null) =>
  event({ choices: [{ index: 0, delta: said, finish_reason: finishReason }] });

/** Streams a reply; `usage` follows in a chunk of its own, as the protocol has it, where it was asked for. */
export const streams =
  (pieces: readonly string[], { finishReason = 'stop', counts = true } = {}): Behaviour =>
  (response, { body }) => {
    openStream(response).write(delta({ role: 'assistant', content: '' }));
    for (const content of pieces) response.write(delta({ content }));
    response.write(delta({}, finishReason));
    if (counts && body.stream_options) response.write(event({ choices: [], usage }));
    response.end(event('[DONE]'));
  };

/** Writes these events, and whatever else stands there, and ends. */
export const sends =
  (...parts: readonly (string | Uint8Array)[]): Behaviour =>
  (response) => {
    openStream(response);
    for (const part of parts) response.write(part);
    response.end();
  };

/** Begins a reply and never goes on. */
export const stalls =
  (...parts: readonly string[]): Behaviour =>
  (response) => {
    openStream(response).write(parts.join(''));
  };

/** Begins a reply and breaks the connection. */
export const breaksOff =
  (...parts: readonly string[]): Behaviour =>
  (response) => {
    openStream(response).write(parts.join(''), () => response.destroy());
  };

/** Answers in one piece. */
export const answers =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

/** A whole reply, in the protocol's shape. */
export const completion = (content: string | null, more: object = {}) => ({
  choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }],
  usage,
});

/** Answers with a page, as a proxy does that knows nothing of models. */
export const showsPage: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>Welcome</h1></html>');
};

/** Says nothing at all. */
export const isSilent: Behaviour = () => {};
