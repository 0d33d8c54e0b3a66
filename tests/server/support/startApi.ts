import * as v from 'valibot';
import { cheapCost } from '../../../sandbox/cheapCost';
import { createClock } from '../../../sandbox/clock';
import { createOutbox } from '../../../sandbox/outbox';
import { makePerson } from '../../../sandbox/seed/person';
import { createAfterwards } from '../../../server/afterwards';
import { handlers as contractHandlers, createApi, type RecordedCall } from '../../../server/api/createApi';
import type { Handler } from '../../../server/api/handle';
import { createRoutes } from '../../../server/api/routes';
import type { Assistant } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import type { Database } from '../../../server/db/database';
import type { Token } from '../../../server/domain/account/person';
import { seedBase } from '../../../server/domain/base/seedBase';
import { createNotebook } from '../../../server/domain/conversation/replyNotes';
import { type Account, createAccounts } from '../../../server/identity/accounts';
import type { NewsSite } from '../../../server/integrations/newsSite';
import type { TaskBoard } from '../../../server/integrations/taskBoard';
import type { Limits } from '../../../server/limits/limits';
import { refusalsOf, successOf } from '../../../server/openapi/statuses';
import { type AnyCall, fillPath, type Permission, type ReplyOf } from '../../../src/api/call';
import { unreadIn } from '../../../src/api/list';
import { borrowDatabase } from './borrowDatabase';

/** A task board that nobody is expected to ask. */
const noBoard: TaskBoard = {
  findCard: async () => null,
  createCard: async () => 1,
};

export const appOrigin = 'http://app.test';

interface PersonOptions {
  name?: string;
  roles?: string[];
  permissions?: Permission[];
  /** `none`: the identity provider knows the account, the chat API doesn't yet. */
  record?: 'done' | 'todo' | 'none';
  chats?: number;
}

/**
 * The chat API on a memory database, with people whose bearer token is their own id. One for each test file. A call that
 * answers with a status that its declaration does not name fails the test.
 */
export async function startApi({
  assistant = coach,
  newsSite = { readPosts: async () => [] },
  taskBoard = noBoard,
  handlers,
  limits,
  database,
}: {
  assistant?: Assistant;
  newsSite?: NewsSite;
  taskBoard?: TaskBoard;
  handlers?: Handler[];
  limits?: Limits;
  /** The database to work on, else an empty one. */
  database?: Database;
} = {}) {
  const { db, close } = database ?? (await borrowDatabase());
  const clock = createClock();
  const mailer = createOutbox(clock);
  const afterwards = createAfterwards();
  const notebook = createNotebook(db);
  await seedBase(db, clock.now());
  const provider = createAccounts(db, clock, cheapCost);
  // Made without a password: hashing one takes its time.
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, Token>();
  const recorded: RecordedCall[] = [];
  const answering = { assistant, newsSite, taskBoard };
  const guarding = {
    verifyToken: (jwt: string): Promise<Token | null> | Token | null => tokens.get(jwt) ?? null,
    recordCall: (call: RecordedCall) => void recorded.push(call),
  };
  const app = createApi({
    db,
    clock,
    assistant: {
      get model() {
        return answering.assistant.model;
      },
      reply: (request) => answering.assistant.reply(request),
    },
    afterwards,
    notebook,
    accounts: { ...provider, find: async (id) => accounts.get(id) ?? provider.find(id) },
    newsSite: { readPosts: () => answering.newsSite.readPosts() },
    taskBoard: {
      findCard: (idShort) => answering.taskBoard.findCard(idShort),
      createCard: (card) => answering.taskBoard.createCard(card),
    },
    mailer,
    verifyToken: (jwt) => guarding.verifyToken(jwt),
    recordCall: (call) => guarding.recordCall(call),
    address: 'http://api.test',
    appOrigin,
    handlers,
    limits,
  });

  async function newPerson(options: PersonOptions = {}): Promise<string> {
    const {
      name = 'Robin Example',
      roles = ['AppUser'],
      permissions = [],
      record = 'done',
      chats = 0,
    } = options;
    const id = `auth0|${tokens.size + 1}`;
    const email = `person${tokens.size + 1}@example.com`;
    const account = { id, email, name, roles, permissions, tokenGeneration: 1 };
    accounts.set(id, account);
    tokens.set(id, { sub: id, roles, permissions });
    if (record !== 'none') await makePerson({ db, clock }, { account, start: record, chats });
    return id;
  }

  const findRoute = createRoutes(handlers ?? contractHandlers);

  async function request(
    method: string,
    path: string,
    {
      token,
      body,
      accept,
      languages,
    }: { token?: string; body?: unknown; accept?: string; languages?: string } = {},
  ): Promise<Response> {
    const address = `http://api.test${path}`;
    const response = await app.request(address, {
      method,
      headers: {
        ...(accept ? { Accept: accept } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(languages ? { 'Accept-Language': languages } : {}),
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const call = findRoute(method, new URL(address).pathname)?.handler.call;
    if (call && ![...successOf(call), ...refusalsOf(call)].includes(response.status))
      throw new Error(`${call.id} answered ${response.status}, which its declaration does not name`);
    return response;
  }

  /** Makes a contract call; a reply of success is checked against its schema. */
  async function send<C extends AnyCall>(
    call: C,
    token?: string,
    { params, query, body, languages }: Input = {},
  ): Promise<{ status: number; data: ReplyOf<C>; error: Refused }> {
    const path = fillPath(call.path, params) + searchOf(query);
    const response = await request(call.method, path, { token, body, languages });
    const text = await response.text();
    const json = text === '' ? null : JSON.parse(text);
    const { status } = response;
    if (status >= 300) return { status, data: null as ReplyOf<C>, error: json };
    const data = call.reply ? v.parse(call.reply, json) : json;
    // The application leaves out of a list what it can't read: here that is a wrong shape like any other.
    if (hasUnread(data)) throw new Error(`${call.id} has items in a list that are of a wrong shape`);
    return { status, data, error: { message: '' } };
  }

  return {
    app,
    db,
    clock,
    mailer,
    afterwards,
    notebook,
    close: async () => {
      await afterwards.stop();
      await close();
    },
    newPerson,
    request,
    send,
    recorded,
    accounts,
    provider,
    answering,
    guarding,
  };
}

/** What a call is sent with; not of the declared types, as tests send what breaks the rules, too. */
interface Input {
  params?: Record<string, string | number>;
  /** A list is sent once for each of its values, and what is undefined not at all. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  /** What the browser says in Accept-Language. */
  languages?: string;
}

interface Refused {
  code?: unknown;
  message: string;
  help?: unknown;
}

function searchOf(query: Input['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, `${one}`]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export type Api = Awaited<ReturnType<typeof startApi>>;

const hasUnread = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  ((Array.isArray(data) && unreadIn(data) > 0) || Object.values(data).some(hasUnread));
