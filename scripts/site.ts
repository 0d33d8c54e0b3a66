import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from '../server/http/listen';
import { headersFor, parseHeaders } from './headersFile';
import { createPassOn, type PassedOn } from './passOn';
import { isPrivate, readSiteFiles, type SiteFile } from './siteFiles';

export interface Site {
  /** Where the site is, e.g. `http://localhost:5173`. */
  address: string;
  close(): Promise<void>;
}

interface SiteOptions {
  directory: string;
  port: number;
  host?: string;
  /** Where the API is when the application calls it at a path of the site. */
  passedOn?: PassedOn | undefined;
}

/**
 * Serves a build as a static host in production does: with the headers of its `_headers` file, compressed, and with
 * index.html for every address that somebody opens and no file has: the application says which pages there are. A missing
 * file is a 404, never index.html. All files are read at the start:
 * what changes later is not noticed.
 *
 * @param port 0 for any free one
 * @param host the address to listen at; empty for this machine only
 */
export async function startSite({ directory, port, host = '', passedOn }: SiteOptions): Promise<Site> {
  const headersFile = path.join(directory, '_headers');
  if (!existsSync(headersFile))
    throw new Error(`${directory} holds no build: there is no _headers file in it`);
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const files = readSiteFiles(directory);
  const passOn = passedOn ? createPassOn(passedOn) : () => false;
  const headersOf = (name: string) => ({ 'Cache-Control': 'no-cache', ...headersFor(rules, name) });

  const listener = await listen(port, host, (request, response) => {
    if (passOn(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = pathOf(request);
    const name = asked === '/' || (!files.has(asked) && isNavigation(request)) ? '/index.html' : asked;
    const file = files.get(name);
    if (file) answer(request, response, file, headersOf(name));
    else response.writeHead(404, { ...headersOf('/404'), 'Content-Type': 'text/plain' }).end('Not found');
  });

  return { address: `http://localhost:${listener.port}`, close: listener.close };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, body, twins }: SiteFile,
  headers: Record<string, string>,
) {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[,;\s]+/);
  const twin = twins.find(({ encoding }) => accepted.includes(encoding));
  const all = {
    ...headers,
    ETag: etag,
    ...(twins.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const content = twin?.body ?? body;
  response.writeHead(200, {
    ...all,
    'Content-Type': type,
    'Content-Length': content.length,
    ...(twin && { 'Content-Encoding': twin.encoding }),
  });
  // Node leaves the body of an answer to HEAD away by itself.
  response.end(content);
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

/** Whether somebody opens an address, rather than a script, a style or a picture being asked for. */
function isNavigation(request: IncomingMessage): boolean {
  const asked = pathOf(request);
  if (asked.startsWith('/assets/') || isPrivate(asked)) return false;
  const { accept = '', 'sec-fetch-dest': destination } = request.headers;
  // What sends no destination, such as a tool or an old browser, says by what it accepts that it wants a page.
  if (destination === undefined) return accept.includes('text/html') || !path.posix.extname(asked);
  return destination === 'document';
}
