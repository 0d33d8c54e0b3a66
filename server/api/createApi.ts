import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { AnyCall } from '../../src/api/call';
import { placeOf } from '../../src/api/help/placeOf';
import { unsubscribe } from '../../src/api/prospects';
import { findPerson, type Token } from '../domain/account/person';
import { logException } from '../domain/logs/devLog';
import { refusalOf, refuse } from '../domain/refusal';
import type { Tools } from '../domain/tools';
import { clientAddress } from '../http/clientAddress';
import { createEventStream, type EventStream, wantsEvents } from '../http/eventStream';
import { loggedBody, type QueryRecord, queryRecord } from '../http/recordedRequest';
import type { Limits } from '../limits/limits';
import { loggable } from '../loggable';
import { bearerOf, checkAccess } from './access';
import { staffHandlers } from './admin/handlers';
import { chatHandlers } from './chat';
import { costHandlers } from './costs';
import { devLogHandlers } from './devLogs';
import { feedbackHandlers } from './feedback';
import type { Handler, Request } from './handle';
import { readBody, readQuery } from './input';
import { introVideoHandlers } from './introVideo';
import { checkLimit } from './limited';
import { mountMedia } from './media';
import { newsHandlers } from './news';
import { mountOneClickUnsubscribe } from './oneClickUnsubscribe';
import { prospectHandlers } from './prospects';
import { questionHandlers } from './questions';
import { createRoutes } from './routes';
import { summaryHandlers } from './summaries';
import { termsHandlers } from './terms';
import { userHandlers } from './user';

/** One line of the call log: what a person's app sent, and the status it was answered with. */
export interface RecordedCall {
  /** The token's subject; null for anonymous calls and bad tokens. */
  subject: string | null;
  method: string;
  path: string;
  query: QueryRecord;
  /** The parsed body, its text where it is not JSON, or null for none. */
  body: unknown;
  status: number;
}

export interface ApiOptions extends Tools {
  /** This server's own address, without a slash at its end; what a request calls it is not believed. */
  address: string;
  verifyToken(jwt: string): Promise<Token | null> | Token | null;
  /** How often calls may be made; without it as often as anybody likes. */
  limits?: Limits | null;
  /** Hears of every call when it has been answered. */
  recordCall?(call: RecordedCall): Promise<void> | void;
  /** Hears of what is being answered; that may go on when nobody listens any more. */
  noteWork?(work: Promise<unknown>): void;
  /** What answers the calls; the whole contract unless a test brings its own. */
  handlers?: readonly Handler[];
}

/** Every handler of the contract. */
export const handlers: readonly Handler[] = [
  ...chatHandlers,
  ...feedbackHandlers,
  ...introVideoHandlers,
  ...newsHandlers,
  ...questionHandlers,
  ...termsHandlers,
  ...prospectHandlers,
  ...userHandlers,
  ...staffHandlers,
  ...devLogHandlers,
  ...costHandlers,
  ...summaryHandlers,
];

/** Makes the chat API: every call of the contract under /api, and the pictures it refers to under /media. */
export function createApi(options: ApiOptions): Hono {
  const {
    address,
    verifyToken,
    limits,
    recordCall,
    noteWork,
    handlers: chosen = handlers,
    ...tools
  } = options;
  const { db, clock, accounts, appOrigin } = tools;
  const findRoute = createRoutes(chosen);
  const app = new Hono();
  mountMedia(app);
  mountOneClickUnsubscribe(app, {
    ...tools,
    check: async (context) => {
      if (limits) await checkLimit(db, limits, unsubscribe, { address: addressOf(context) });
    },
  });

  app.use(
    '/*',
    cors({
      origin: appOrigin,
      allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      // Chromium's greatest value; without it every call would be two.
      maxAge: 7200,
    }),
  );

  // What is short, and what comes piece by piece, goes as it is. Nobody learns a secret by how well a reply packs: what
  // others could have somebody's browser send carries no token.
  app.use('/*', compress());

  app.all('/*', async (context) => {
    const asked: Asked = { text: '', token: null };
    const events = wantsEvents(context.req.header('Accept')) ? createEventStream() : null;
    const replying = read(context, asked)
      .then(() => answer(context, asked, events))
      .catch(toErrorReply)
      .then(async (reply) => {
        await note(context, asked, reply.status);
        return reply;
      });
    noteWork?.(replying);
    return events ? Promise.race([events.opened, ending(replying, events)]) : toResponse(await replying);
  });
  // What is left: a reply that can't be written.
  app.onError((error) => toResponse(toErrorReply(error)));

  /** Fills in what is known of a request; when that fails midway, the beginning is there. */
  async function read(context: Context, asked: Asked): Promise<void> {
    asked.text = await context.req.text();
    const bearer = bearerOf(context.req.header('Authorization'));
    asked.token = bearer === null ? null : await verifyToken(bearer);
  }

  /** Records a call. It has been answered by then: whatever fails here is no failure of the call. */
  async function note({ req }: Context, { text, token }: Asked, status: number): Promise<void> {
    const { method, path, url } = req;
    try {
      const query = queryRecord(new URL(url).searchParams);
      await recordCall?.({
        subject: token?.sub ?? null,
        method,
        path,
        query,
        body: loggedBody(text),
        status,
      });
    } catch (error) {
      console.error('A call could not be recorded.', loggable(error));
    }
  }

  async function answer(
    context: Context,
    { text, token }: Asked,
    events: EventStream | null,
  ): Promise<Reply> {
    const { method, path, url } = context.req;
    const route = findRoute(method, path);
    if (!route) refuse(404, `There is no ${method} ${path}.`);
    const { call } = route.handler;

    const person = call.access === 'anonymous' ? null : await identify(call.access, token);
    if (limits) await checkLimit(db, limits, call, { personId: person?.id, address: addressOf(context) });
    const { searchParams } = new URL(url);
    const query = readQuery(call, searchParams);
    const body = readBody(call, text);
    const request = {
      ...tools,
      origin: address,
      country: placeOf('', languagesOf(context.req.header('Accept-Language'))),
      params: route.params,
      query,
      body,
      signal: AbortSignal.any([context.req.raw.signal, ...(events ? [events.gone] : [])]),
      ...(events && call.mayStream ? { tell: ({ event, ...data }) => events.send(event, data) } : {}),
    } as Request<AnyCall>;
    const data =
      (await route.handler.answer(request, person).catch(async (error: unknown) => {
        if (person && !refusalOf(error)) {
          const place = { userId: person.id, sessionId: null, now: clock.now() };
          await logException(db, place, error, `${method} ${path}`);
        }
        throw error;
      })) ?? null;
    return { status: data === null ? 204 : 200, data };
  }

  async function identify(access: Exclude<AnyCall['access'], 'anonymous'>, token: Token | null) {
    const person = await findPerson(token, { db, clock, findAccount: (id) => accounts.find(id) });
    checkAccess(access, person);
    return person;
  }

  return app;
}

/** What a request brought, as far as it is known yet. */
interface Asked {
  text: string;
  /** Null for none and for a bad one. */
  token: Token | null;
}

/** The languages of a browser, the best first, e.g. of `da-DK,da;q=0.9,en;q=0.8`. */
const languagesOf = (header = '') => header.split(',').map((part) => part.split(';')[0]?.trim() ?? '');

/** Who has sent a request; nobody where it came by no network, as in tests. */
function addressOf({ env }: Context): string {
  const { incoming } = (env ?? {}) as Partial<HttpBindings>;
  return incoming ? clientAddress(incoming) : '';
}

interface Reply {
  status: number;
  data: unknown;
  /** After so many seconds it is worth another try. */
  waitSeconds?: number;
}

/** The whole reply as a response, or as the last event of a stream that has begun. */
async function ending(replying: Promise<Reply>, events: EventStream): Promise<Response> {
  const reply = await replying;
  if (!events.isOpen()) return toResponse(reply);
  const { status, data } = reply;
  if (status < 300) events.end('done', data);
  else events.end('error', { ...(data as object), status });
  return events.opened;
}

function toErrorReply(error: unknown): Reply {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status === 503) console.error(loggable(error));
  if (refusal) {
    const { status, waitSeconds } = refusal;
    return { status, data: refusal.body(), waitSeconds };
  }
  return { status: 500, data: { message: 'Something went wrong on our side. Please try again.' } };
}

function toResponse({ status, data, waitSeconds }: Reply): Response {
  const text = data === null ? null : JSON.stringify(data);
  const headers = {
    'Cache-Control': 'no-store',
    ...(text === null
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
    'X-Content-Type-Options': 'nosniff',
    ...(waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) }),
  };
  return new Response(text, { status, headers });
}
