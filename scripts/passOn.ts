import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';

/** The calls under a path of the site that another server answers. */
export interface PassedOn {
  /** E.g. `/backend`: what comes to `/backend/api/…` goes to `/api/…` of that server; empty for `/api/…` itself. */
  path: string;
  to: string;
}

/**
 * Passes API calls on to another server, as a reverse proxy does; streams go through piece by piece. Nothing but the
 * API is reached by it.
 *
 * @returns whether the request is such a call, which is answered then
 */
export function createPassOn({ path, to }: PassedOn) {
  const forward = getRequestListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    try {
      // Without the request's signal: a browser that goes away ends the answer's stream, which ends the call as well.
      return await proxy(to + pathname.slice(path.length) + search, {
        raw: request,
        redirect: 'manual',
        signal: null,
      });
    } catch {
      return new Response('The API does not answer.', { status: 502 });
    }
  });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isCall = request.url?.startsWith(`${path}/api/`) ?? false;
    if (isCall) void forward(request, response);
    return isCall;
  };
}
