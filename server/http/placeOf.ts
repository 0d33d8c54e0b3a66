import type { IncomingMessage } from 'node:http';

/** The first part of a request's path, in lower case; empty for `/`. */
export function placeOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [, place = ''] = /^\/([^/?#]+)/.exec(url.toLowerCase()) ?? [];
  return place;
}
