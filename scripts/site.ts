import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listen } from '../server/http/listen';
import { headersFor, parseHeaders } from './headersFile';

export interface Site {
  /** Where the site is, e.g. `http://localhost:5173`. */
  address: string;
  close(): Promise<void>;
}

interface SiteOptions {
  directory: string;
  port: number;
  host?: string;
}

/**
 * Serves a build as a static host in production does: with the headers of its `_headers` file, compressed, and with
 * index.html for the addresses of pages. A missing file is a 404, never index.html.
 *
 * @param port 0 for any free one
 * @param host the address to listen at; empty for this machine only
 */
export async function startSite({ directory, port, host = '' }: SiteOptions): Promise<Site> {
  const headersFile = path.join(directory, '_headers');
  if (!existsSync(headersFile))
    throw new Error(`${directory} holds no build: there is no _headers file in it`);
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const setHeaders = (response: ServerResponse, file: string) => {
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(rules, file))) response.setHeader(name, value);
  };
  const serveFile = sirv(directory, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders });

  const listener = await listen(port, host, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isPrivate(request)) return notFound(response);
    serveFile(request, response, () => {
      if (!isNavigation(request)) return notFound(response);
      request.url = '/index.html';
      serveFile(request, response, () => notFound(response));
    });
  });

  function notFound(response: ServerResponse) {
    setHeaders(response, '/404');
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }

  return { address: `http://localhost:${listener.port}`, close: listener.close };
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

/** The headers' own file and the compressed twins are the server's, not the public's. */
const isPrivate = (request: IncomingMessage) => /^\/_headers$|\.(?:br|gz)$/.test(pathOf(request));

/** A page is asked for by an address without a file's ending, and not by a script, a style or a picture. */
function isNavigation(request: IncomingMessage): boolean {
  const wantsDocument = (request.headers['sec-fetch-dest'] ?? 'document') === 'document';
  const asked = pathOf(request);
  return wantsDocument && !asked.startsWith('/assets/') && !path.posix.extname(asked);
}
