import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { FindCaller } from './callers';

const longestDelayMs = 10 * 60 * 1000;

/** What POST /sandbox/faults takes: which calls fail, and how. */
export const Fault = v.strictObject({
  method: v.pipe(v.string(), v.toUpperCase(), v.picklist(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'])),
  /** May hold `:name` parts, each for one part of a path, or end in `*`. */
  path: v.pipe(
    v.string(),
    v.startsWith('/'),
    v.regex(/^[^*]*\*?$/, 'A * may stand at the end of the path only.'),
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** 200 where only `body`, `contentType` or `headers` is given. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** A text goes out as it stands, so that broken JSON or HTML can be sent; anything else as JSON. None is empty. */
  body: v.optional(v.unknown()),
  contentType: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** On its own it slows the real answer down. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(longestDelayMs))),
  /** Breaks the connection, after `delayMs` if given. */
  drop: v.optional(v.literal(true)),
  /** Only for calls of the person with this e-mail. */
  account: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase())),
});
export type Fault = v.InferOutput<typeof Fault>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /**
   * Lets the next fault for this request happen, if there is one. Preflights always pass.
   *
   * @returns whether the request is done with; a fault that only delays leaves it to be answered
   */
  meet(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export interface FaultsOptions {
  appOrigin: string;
  /** Tells whose request it is, for faults with an account. */
  findCaller: FindCaller;
  /** Hears of each request before a fault ends it, with the status it gets, null for a broken connection. */
  record(request: IncomingMessage, response: ServerResponse, status: number | null): Promise<void>;
}

/** Makes the keeper of faults. Answers carry the headers that let the application's page read them. */
export function createFaults({ appOrigin, findCaller, record }: FaultsOptions): Faults {
  let waiting: { fault: Fault; pattern: RegExp; left: number }[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<Fault | null> {
    const [path = '/'] = (request.url ?? '/').split('?');
    const matches = () =>
      waiting.filter(({ fault, pattern }) => fault.method === request.method && pattern.test(path));

    const needsCaller = matches().some(({ fault }) => fault.account);
    const email = needsCaller ? (await findCaller(request, response))?.email : undefined;
    const found = matches().find(({ fault }) => !fault.account || fault.account === email);
    if (!found) return null;
    found.left -= 1;
    if (found.left === 0) waiting = waiting.filter((other) => other !== found);
    return found.fault;
  }

  return {
    add: (fault) => {
      waiting.push({ fault, pattern: toPattern(fault.path), left: fault.times });
    },
    clear: () => {
      waiting = [];
    },
    meet: async (request, response) => {
      const fault = await take(request, response);
      if (!fault) return false;
      if (fault.delayMs) await delay(fault.delayMs);
      if (!fault.drop && !answers(fault)) return false;

      await record(request, response, fault.drop ? null : statusOf(fault));
      if (fault.drop) breakOff(request);
      else answer(fault, response, request.headers.origin === appOrigin ? appOrigin : null);
      return true;
    },
  };
}

/**
 * Breaks a connection off with something that is no answer: a connection that merely closes is quietly tried again by
 * browsers, and the page would notice nothing.
 */
function breakOff({ socket }: IncomingMessage): void {
  socket.end('broken off\r\n', () => socket.destroy());
}

/** Paths match as those of the API do: without regard to case (contract 1). */
function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*$/, '.*');
  return new RegExp(`^${source}$`, 'i');
}

const answers = ({ status, body, contentType, headers }: Fault): boolean =>
  [status, body, contentType, headers].some((given) => given !== undefined);

const statusOf = ({ status = 200 }: Fault): number => status;

function answer(fault: Fault, response: ServerResponse, origin: string | null): void {
  const { body, contentType, headers } = fault;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  response.statusCode = statusOf(fault);
  response.setHeader('Cache-Control', 'no-store');
  if (text) response.setHeader('Content-Type', contentType ?? 'application/json');
  else if (contentType) response.setHeader('Content-Type', contentType);
  if (origin) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    response.setHeader('Vary', 'Origin');
  }
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.end(text);
}
