import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isIn } from '../http/networks';
import { placeOf } from '../http/placeOf';
import { pageFiles } from '../identity/pages/page';
import { tellElsewhere } from './elsewhere';
import type { Health } from './health';
import { underRequest, writeLine } from './log';

export interface FrontOptions {
  /** The origins at which this server is reached. */
  origins: readonly string[];
  trustedProxies: BlockList;
  health: Health;
  /** How a request's path stands in the log: without what it says of a person. */
  patternOf(request: IncomingMessage): string;
}

const twoYears = 63_072_000;

/**
 * What every request to a hosted server meets first: it gets an id and a line in the log, health is told, and a host
 * that is not ours is refused.
 */
export function createFront(
  { origins, trustedProxies, health, patternOf }: FrontOptions,
  answer: RequestListener,
): RequestListener {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const isConfidential = origins.every((origin) => origin.startsWith('https:'));

  return (request, response) => {
    const isTrusted = isIn(trustedProxies, request.socket.remoteAddress ?? '');
    const given = isTrusted ? String(request.headers['x-request-id'] ?? '') : '';
    const id = /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
    const began = performance.now();
    response.setHeader('X-Request-Id', id);
    if (isConfidential)
      response.setHeader('Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`);
    if (health.isStopping()) response.setHeader('Connection', 'close');

    underRequest(id, () => {
      const place = placeOf(request);
      if (place === 'healthz' || place === 'readyz') {
        void tellHealth(response, place === 'readyz' ? health.state() : Promise.resolve(null));
        return;
      }
      response.once('close', () => {
        const ms = Math.round(performance.now() - began);
        const { method } = request;
        const status = response.headersSent ? response.statusCode : null;
        const ended = response.writableFinished ? {} : { ended: false };
        writeLine('info', { requestId: id, method, path: patternOf(request), status, ms, ...ended });
      });
      const host = hostOf(request, isTrusted);
      const isOurs = hosts.has(host) || isThisMachine(host) || pageFiles.has(`/${place}`);
      if (isOurs) answer(request, response);
      else void tellElsewhere(request, response, origins);
    });
  };
}

function hostOf({ headers }: IncomingMessage, isTrusted: boolean): string {
  const [forwarded = ''] = isTrusted ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return (forwarded.trim() || headers.host || '').toLowerCase();
}

/** A proxy on this machine may name it so, and no page from elsewhere can. */
const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);

async function tellHealth(response: ServerResponse, state: ReturnType<Health['state']>): Promise<void> {
  const reason = await state;
  response.writeHead(reason ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(reason && { 'Retry-After': '1' }),
  });
  response.end(JSON.stringify(reason ? { status: reason } : { status: 'ok' }));
}
