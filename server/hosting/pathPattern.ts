import type { IncomingMessage } from 'node:http';
import { handlers } from '../api/createApi';
import { createRoutes } from '../api/routes';
import { placeOf } from '../http/placeOf';
import { identityPlaces } from '../identity/identity';

const findRoute = createRoutes(handlers);
const others = new Set<string>([...identityPlaces, 'api', 'media', 'mail', 'ip', 'assets']);

/**
 * A request's path as it may be written down: of a call the path of its declaration, else the first part where we know
 * it. Codes, keys and ids stand in what is left out, and somebody may have typed anything.
 */
export function pathPattern(request: IncomingMessage): string {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const call = findRoute(request.method ?? '', path)?.handler.call;
  if (call) return call.path;
  const place = placeOf(request);
  return others.has(place) ? `/${place}/*` : '/*';
}
