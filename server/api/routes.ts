import type { Method } from '../../src/api/call';
import { isId } from '../domain/ids';
import type { Handler } from './handle';

type Params = Record<string, string | number>;

interface Route {
  handler: Handler;
  pattern: RegExp;
  slots: { name: string; isText: boolean }[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toRoute(handler: Handler): Route {
  const slots: Route['slots'] = [];
  const source = handler.call.path
    .split(/(\{\w+(?::text)?\})/)
    .map((part) => {
      const [, name, text] = /^\{(\w+)(:text)?\}$/.exec(part) ?? [];
      if (!name) return escaped(part);
      slots.push({ name, isText: Boolean(text) });
      return text ? '([^/]+)' : '(\\d+)';
    })
    .join('');
  return { handler, slots, pattern: new RegExp(`^${source}/?$`, 'i') };
}

/**
 * Makes the look-up from a request's method and path to its handler and path parameters, null for an unknown route.
 * Paths match case-insensitively (contract 1); a path without slots goes before one whose slot would fit as well.
 */
export function createRoutes(handlers: readonly Handler[]) {
  const routes = handlers.map(toRoute).sort((a, b) => a.slots.length - b.slots.length);

  return (method: string, path: string): { handler: Handler; params: Params } | null => {
    for (const { handler, pattern, slots } of routes) {
      const match = handler.call.method === (method as Method) ? pattern.exec(path) : null;
      const params = match && readParams(slots, match.slice(1));
      if (params) return { handler, params };
    }
    return null;
  };
}

function readParams(slots: Route['slots'], texts: string[]): Params | null {
  const params: Params = {};
  for (const [index, { name, isText }] of slots.entries()) {
    const text = texts[index] ?? '';
    const value = isText ? decode(text) : Number(text);
    if (value === null || (typeof value === 'number' && !isId(value))) return null;
    params[name] = value;
  }
  return params;
}

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    // Postgres has no NUL in texts: no row has such a key.
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
