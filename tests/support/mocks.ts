import { type DefaultBodyType, HttpResponse, http, type StrictRequest } from 'msw';
import type { AnyCall, BodyOf, ParamsOf, ReplyOf } from '../../src/api/call';
import type { Err } from '../../src/api/shapes';
import { allowConsole } from './consoleWatch';
import { inFlight, noAnswer } from './inFlight';
import { breachesOf } from './requestCheck';
import { apiUrl, server } from './server';

/** What a mocked call was sent. */
export interface Received<C extends AnyCall> {
  params: Record<keyof ParamsOf<C> & string, string>;
  query: URLSearchParams;
  body: BodyOf<C>;
  headers: Headers;
}

/** Every request that a mock has answered, oldest first. */
export interface Mock<C extends AnyCall> {
  received: Received<C>[];
}

type Answer<C extends AnyCall> = (received: Received<C>) => ReplyOf<C> | Promise<ReplyOf<C>>;
type ReplyArgument<C extends AnyCall> = [ReplyOf<C>] extends [null]
  ? [reply?: Answer<C>]
  : [reply: ReplyOf<C> | Answer<C>];

/**
 * Answers a call of the contract for the rest of the test. The newest mock of a call counts.
 *
 * @param reply what the call answers, or a function that makes it of what was sent; calls without a reply need none,
 * and a function of theirs answers null
 */
export function mock<C extends AnyCall>(call: C, ...[reply]: ReplyArgument<C>): Mock<C> {
  return answer(call, async (received) => {
    const data: unknown = typeof reply === 'function' ? await (reply as Answer<C>)(received) : reply;
    return data === undefined || (data === null && !call.reply)
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(data as DefaultBodyType);
  });
}

/** How a call goes wrong. */
export type Failure =
  | { status: number; body?: Err | object; retryAfterSeconds?: number; requestId?: string }
  /** The connection breaks. */
  | { network: 'error' }
  /** A page instead of JSON, with 200 unless told otherwise. */
  | { html: string; htmlStatus?: number }
  /** 200 with a text that is no JSON, whatever it says that it is. */
  | { text: string }
  /** 200 with JSON that the contract does not know. */
  | { json: unknown }
  /** 200 with nothing. */
  | { empty: true }
  /** No answer while the test runs. */
  | { hangs: true };

/**
 * Makes a call go wrong for the rest of the test, or until it is mocked again; the console may then say so.
 *
 * @param onCall told of each call before it is answered
 */
export function fault<C extends AnyCall>(call: C, failure: Failure, onCall?: () => void): Mock<C> {
  allowConsole(`${call.method} ${call.path} failed`);
  return answer(call, () => {
    onCall?.();
    return failed(failure);
  });
}

async function failed(failure: Failure): Promise<Response> {
  if ('status' in failure) {
    const {
      status,
      body = { code: null, message: `Status ${status}` },
      retryAfterSeconds,
      requestId,
    } = failure;
    const headers = {
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(requestId && { 'X-Request-Id': requestId }),
    };
    return HttpResponse.json(body, { status, headers });
  }
  if ('html' in failure) return HttpResponse.html(failure.html, { status: failure.htmlStatus ?? 200 });
  if ('text' in failure) {
    return new HttpResponse(failure.text, { headers: { 'Content-Type': 'application/json' } });
  }
  if ('json' in failure) return HttpResponse.json(failure.json as DefaultBodyType);
  if ('empty' in failure) return new HttpResponse(null, { status: 200 });
  if ('hangs' in failure) return noAnswer();
  return HttpResponse.error();
}

function answer<C extends AnyCall>(
  call: C,
  respond: (received: Received<C>) => Response | Promise<Response>,
): Mock<C> {
  const received: Received<C>[] = [];
  const on = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }[call.method];
  server.use(
    on(addressPattern(call), ({ request, params }) => {
      const respondTo = async () => {
        const one = await receive(call, request, params);
        received.push(one);
        return respond(one);
      };
      return inFlight(respondTo(), () => allowConsole(`${call.method} ${call.path} failed`));
    }),
  );
  return { received };
}

/** `/api/chats/{id}` → `http://api.test/api/chats/:id` */
function addressPattern({ path }: AnyCall): string {
  return apiUrl + path.replace(/\{(\w+)(?::text)?\}/g, ':$1');
}

/** Takes in a request; one that the contract does not allow fails the test by way of the console. */
async function receive<C extends AnyCall>(
  call: C,
  request: StrictRequest<DefaultBodyType>,
  params: Record<string, unknown>,
): Promise<Received<C>> {
  const text = await request.clone().text();
  const query = new URL(request.url).searchParams;
  const breaches = breachesOf(call, { params, query, text });
  if (breaches.length > 0) {
    console.error(`${call.method} ${call.path} was sent against the contract: ${breaches.join('; ')}`);
  }
  return {
    params: params as Received<C>['params'],
    query,
    body: (text ? JSON.parse(text) : undefined) as BodyOf<C>,
    headers: request.headers,
  };
}
