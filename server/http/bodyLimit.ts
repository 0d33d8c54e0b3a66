import { IncomingMessage, type ServerResponse } from 'node:http';

const megabyte = 1024 * 1024;

/** How long a request's body may be, wherever it goes: a letter of a million characters fits in any language. */
export const longestBody = 4 * megabyte;

/** How much of a longer one is thrown away before the connection is broken off. */
const longestRest = 64 * megabyte;

/**
 * Receives a request as far as its body is no longer than the limit. One that says its length comes back untouched;
 * one that comes in pieces is read, and comes back as if it had said its length. A longer one is answered with 413,
 * which the application's page can read; nothing of it is kept.
 *
 * @returns the request to answer, or null when it has been answered
 */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  appOrigin: string,
): Promise<IncomingMessage | null> {
  const { 'content-length': length = '0', 'transfer-encoding': pieces } = request.headers;
  if (pieces === undefined && Number(length) <= longestBody) return request;

  const body = pieces === undefined ? null : await readPieces(request);
  if (body) return withBody(request, body);
  refuse(request, response, appOrigin);
  return null;
}

/** Null for a body that is longer than the limit; the rest of it is still to come. */
function readPieces(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let received = 0;
    const take = (piece: Buffer) => {
      received += piece.length;
      pieces.push(piece);
      if (received <= longestBody) return;
      request.off('data', take);
      resolve(null);
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(pieces)));
    request.once('error', reject);
  });
}

/** A request that is the same, but for its body, which has been read. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { 'transfer-encoding': _pieces, ...headers } = request.headers;
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  const whole = Object.assign(new IncomingMessage(request.socket), {
    ...{ method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders },
    headers: { ...headers, 'content-length': String(body.length) },
    complete: true,
  });
  whole.push(body);
  whole.push(null);
  return whole;
}

/** Browsers look at an answer only when all is sent: the rest is thrown away as it comes, but not for ever. */
function refuse(request: IncomingMessage, response: ServerResponse, appOrigin: string): void {
  let thrownAway = 0;
  request.on('data', (piece: Buffer) => {
    thrownAway += piece.length;
    if (thrownAway > longestRest) request.destroy();
  });
  request.once('error', () => undefined);

  const isOurs = request.headers.origin === appOrigin;
  response.writeHead(413, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    ...(isOurs ? { 'Access-Control-Allow-Origin': appOrigin } : {}),
  });
  const message = `This is too long: the server takes ${longestBody / megabyte} MB at most.`;
  response.end(JSON.stringify({ message }));
}
