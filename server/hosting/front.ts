import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isIn } from '../http/networks';
import { placeOf } from '../http/placeOf';
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
      if (hosts.has(host) || isThisMachine(host)) answer(request, response);
      else refuseHost(request, response, origins);
    });
  };
}

function hostOf({ headers }: IncomingMessage, isTrusted: boolean): string {
  const [forwarded = ''] = isTrusted ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return (forwarded.trim() || headers.host || '').toLowerCase();
}

/** A proxy on this machine may name it so, and no page from elsewhere can. */
const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);

/** Nothing here would work under another name: sign-in, cookies and links all name the one that the server has. */
function refuseHost(
  { headers }: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): void {
  const [origin = '', app = origin] = origins;
  const reason =
    `This server answers at ${origin} alone. A proxy in front of it has to pass the header Host on as it came, or ` +
    'X-Forwarded-Host and be one of TRUSTED_PROXIES.';
  const isPerson = headers.accept?.includes('text/html');
  response.writeHead(421, {
    'Content-Type': `text/${isPerson ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(isPerson ? elsewherePage(app, reason) : `${reason}\n`);
}

/** What somebody sees who has come by another name. */
const elsewherePage = (app: string, reason: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Another address</title>
<body style="max-width: 34rem; margin: 15vh auto; padding: 0 1rem; font: 1.0625rem/1.6 system-ui; color-scheme: light dark">
<h1>This is not the address</h1>
<p>What you are looking for is at <a href="${app}/">${app}</a>.</p>
<p>To whoever runs it: ${reason}</p>
</body>
</html>
`;

async function tellHealth(response: ServerResponse, state: ReturnType<Health['state']>): Promise<void> {
  const reason = await state;
  response.writeHead(reason ? 503 : 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(reason && { 'Retry-After': '1' }),
  });
  response.end(JSON.stringify(reason ? { status: reason } : { status: 'ok' }));
}
