import * as v from 'valibot';
import { type AnyCall, type Call, fillPath, type InputArgument, type ReplyOf } from './call';
import { CallFailure, TokenError } from './failure';
import { eventStreamType } from './replyEvents';
import { Err } from './shapes';

export const defaultFailureTitle = 'Error';
export const defaultFailureMessage = 'Sorry, we could not connect to the server. Please try again later.';

const readLimitMs = 15_000;
const writeLimitMs = 30_000;

/** Where bearer tokens come from; both throw `TokenError`. */
export interface TokenSource {
  /** The token at hand, or a new one when that has expired. */
  get(): Promise<string>;
  /** A new token, because the server refused the one at hand. */
  renew(): Promise<string>;
}

export interface ClientOptions {
  /** The chat API host or a path of this site, without a trailing slash. */
  baseUrl: string;
  tokens: TokenSource;
  /** Shows the error toast (spec 8). */
  onFailure(toast: { title: string; message: string; requestId: string | null }): void;
  /** Goes to the no-service page; called when the host cannot be reached. */
  onNoService(): void;
}

/**
 * Reads a stream of events to its end, or until the signal fires.
 *
 * @returns the status and the body that stand for its last event; null when it ends without one
 */
export type EventReader = (
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
) => Promise<{ status: number; text: string } | null>;

export interface SendOptions {
  signal?: AbortSignal;
  /** Asks for events, and reads them where the server has some; any other answers as ever. */
  readEvents?: EventReader;
  /**
   * Other words for the toast, `false` for none, or `unlessRefused` for none where the server refuses (403) or has
   * nothing (404) and the screen says so itself; the call's own declaration counts when left out.
   */
  toast?: { title?: string; message?: string } | false | 'unlessRefused';
  /** Nobody waits for it yet: its failure is told nowhere. */
  isAhead?: boolean;
}

/**
 * What came back: `ok` is false for an accepted status outside 2xx, and then `error` holds its body. `data` is null
 * for an empty body (D-8).
 */
export interface Reply<Data> {
  ok: boolean;
  status: number;
  data: Data | null;
  error: Err | null;
}

export interface Client {
  /** Makes a call; a failure has been shown to the person (toast, no-service page) when it yields null (spec 8). */
  send<C extends AnyCall>(
    call: C,
    ...rest: [...InputArgument<C>, options?: SendOptions]
  ): Promise<Reply<ReplyOf<C>> | null>;
  /** The same for queries and mutations: a failure is thrown as `CallFailure` once it has been shown. */
  sendOrThrow<C extends AnyCall>(
    call: C,
    ...rest: [...InputArgument<C>, options?: SendOptions]
  ): Promise<Reply<ReplyOf<C>>>;
}

interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Makes the fetch wrapper that every call goes through (spec 7 and 8; contract 1). */
export function createClient({ baseUrl, tokens, onFailure, onNoService }: ClientOptions): Client {
  async function exchange(call: AnyCall, input: Input, options: SendOptions) {
    if (call.access === 'anonymous') return receive(call, input, null, options);
    const first = await receive(call, input, await tokens.get(), options);
    return first.status === 401 ? receive(call, input, await tokens.renew(), options) : first;
  }

  async function receive(
    call: AnyCall,
    input: Input,
    token: string | null,
    { signal, readEvents }: SendOptions,
  ) {
    const limit = timeLimit(call.timeLimitMs ?? (call.method === 'GET' ? readLimitMs : writeLimitMs), signal);
    let isUnderWay = false;
    try {
      const response = await fetch(addressOf(baseUrl, call, input), {
        method: call.method,
        headers: {
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(readEvents && { Accept: `${eventStreamType}, application/json` }),
        },
        body: JSON.stringify(input.body),
        signal: limit.signal,
        credentials: 'omit',
      });
      const { status, headers, body } = response;
      isUnderWay = readEvents !== undefined && isEventStream(headers);
      if (!readEvents || !isUnderWay || !body) return { status, headers, text: await response.text() };
      const ended = await readEvents(body, limit.signal);
      if (ended) return { ...ended, headers };
      throw new Error('The stream ended early');
    } catch (error) {
      if (signal?.aborted) throw new CallFailure('cancelled', call.id);
      if (limit.signal.aborted) throw new CallFailure('timeout', `${call.id} took too long`);
      throw new CallFailure(isUnderWay ? 'interrupted' : 'network', `${call.id}: ${error}`);
    } finally {
      limit.clear();
    }
  }

  function report(call: AnyCall, failure: CallFailure, toast: SendOptions['toast']) {
    if (failure.kind === 'cancelled' || failure.kind === 'signedOut') return;
    console.warn(`${call.method} ${call.path} failed:`, failure.message);
    if (failure.kind === 'network') onNoService();
    const words = typeof toast === 'object' && toast;
    const isSilent =
      toast === false || (toast === 'unlessRefused' && failure.isFinal) || (!words && call.toast === false);
    if (isSilent && failure.kind !== 'network') return;
    const { requestId } = failure;
    onFailure({ title: defaultFailureTitle, message: defaultFailureMessage, requestId, ...words });
  }

  const sendOrThrow = async (call: AnyCall, input?: Input, options: SendOptions = {}) => {
    try {
      const received = await exchange(call, input ?? {}, options);
      return understand(call, received.status, received.text, received.headers);
    } catch (thrown) {
      const failure = asFailure(call, thrown);
      if (!options.isAhead) report(call, failure, options.toast);
      throw failure;
    }
  };

  return {
    sendOrThrow: sendOrThrow as Client['sendOrThrow'],
    send: (async (call: AnyCall, input?: Input, options?: SendOptions) => {
      try {
        return await sendOrThrow(call, input, options);
      } catch {
        return null;
      }
    }) as Client['send'],
  };
}

const isEventStream = (headers: Headers) =>
  headers.get('Content-Type')?.toLowerCase().startsWith(eventStreamType) ?? false;

function asFailure(call: AnyCall, thrown: unknown): CallFailure {
  if (thrown instanceof CallFailure) return thrown;
  const isToken = thrown instanceof TokenError;
  const kind = isToken ? (thrown.signedOut ? 'signedOut' : 'token') : 'malformed';
  return new CallFailure(kind, `${call.id}: ${thrown}`);
}

function understand(
  call: Call<string, unknown, unknown, unknown>,
  status: number,
  text: string,
  headers: Headers,
): Reply<unknown> {
  const ok = status >= 200 && status < 300;
  if (!ok) {
    if (call.accept?.includes(status)) {
      return { ok, status, data: null, error: errorBody(text, call.plainMessage) };
    }
    throw new CallFailure(
      'status',
      `${call.id} answered ${status}: ${text.slice(0, 500)}`,
      status,
      errorBody(text),
      retryAfter(headers),
      status > 499 ? headers.get('X-Request-Id') : null,
    );
  }
  if (!call.reply) {
    if (text !== '') parse(call, status, text);
    return { ok, status, data: null, error: null };
  }
  if (text === '' && call.mayBeEmpty) return { ok, status, data: null, error: null };
  const checked = v.safeParse(call.reply, parse(call, status, text));
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new CallFailure('malformed', `${call.id}: ${v.getDotPath(issue)}: ${issue.message}`, status);
  }
  return { ok, status, data: checked.output, error: null };
}

/** The seconds that the server asks to wait, which it may say by the moment at which they are over. */
function retryAfter(headers: Headers): number | null {
  const said = headers.get('Retry-After') ?? '';
  const seconds = Number(said) || Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}

function parse(call: AnyCall, status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure('malformed', `${call.id} answered no JSON: ${text.slice(0, 200)}`, status);
  }
}

/** What a refusal says; of a call that may be refused with a text that is no JSON, the error that it stands for. */
function errorBody(text: string, isPlain = false): Err | null {
  try {
    const checked = v.safeParse(Err, JSON.parse(text));
    return checked.success ? checked.output : null;
  } catch {
    return isPlain ? { code: null, message: text.trim() || null } : null;
  }
}

function addressOf(baseUrl: string, call: AnyCall, { params, query }: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return baseUrl + fillPath(call.path, params) + (text ? `?${text}` : '');
}

/** A signal that fires at the limit or when the caller gives up, whichever comes first. */
function timeLimit(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    clear: () => clearTimeout(timer),
  };
}
