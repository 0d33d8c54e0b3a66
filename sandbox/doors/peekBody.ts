import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Reads a request's body and puts it back, so that whoever answers the request finds it untouched. */
export async function peekBody(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let received = 0;
  while (received < length) {
    const chunk: Buffer | null = request.read();
    if (chunk) {
      chunks.push(chunk);
      received += chunk.length;
    } else {
      await once(request, 'readable');
    }
  }
  const body = Buffer.concat(chunks);
  if (body.length > 0) request.unshift(body);
  return body;
}
