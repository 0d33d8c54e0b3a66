import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { headersFor, parseHeaders } from './headersFile';
import { isPrivate, readSiteFiles, type SiteFile } from './siteFiles';

/**
 * Makes what serves a build as a static host in production does: with the headers of its `_headers` file, compressed, and
 * with index.html for every address that somebody opens and no file has: the application says which pages there are. A
 * missing file is a 404, never index.html. All files are read at the start: what changes later is not noticed.
 *
 * @param isPage whether the application has a page at a path; an address where it has none is answered with 404, and with
 *   index.html all the same for whoever opens it. Without this every address counts as a page.
 */
export function createSite(
  directory: string,
  isPage: (path: string) => boolean = () => true,
): RequestListener {
  const headersFile = path.join(directory, '_headers');
  if (!existsSync(headersFile))
    throw new Error(`${directory} holds no build: there is no _headers file in it`);
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const files = readSiteFiles(directory);
  const headersOf = (name: string) => ({ 'Cache-Control': 'no-cache', ...headersFor(rules, name) });

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asked = pathOf(request);
    const isOpened = !files.has(asked) && isNavigation(request);
    const name = asked === '/' || isOpened ? '/index.html' : asked;
    const file = files.get(name);
    if (file)
      answer(request, response, file, {
        status: isOpened && !isPage(asked) ? 404 : 200,
        headers: headersOf(name),
      });
    else response.writeHead(404, { ...headersOf('/404'), 'Content-Type': 'text/plain' }).end('Not found');
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, body, twins }: SiteFile,
  { status, headers }: { status: number; headers: Record<string, string> },
) {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/[,;\s]+/);
  const twin = twins.find(({ encoding }) => accepted.includes(encoding));
  const all = {
    ...headers,
    ETag: etag,
    ...(twins.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, all).end();
    return;
  }
  const content = twin?.body ?? body;
  response.writeHead(status, {
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
