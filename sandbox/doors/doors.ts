import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { createAssistant } from '../../server/assistant/createAssistant';
import type { Db } from '../../server/db/database';
import { type Account, type Accounts, EmailTaken } from '../../server/identity/accounts';
import { openApiDocument } from '../../server/openapi/document';
import { areas } from '../../src/api/contract';
import type { SettableClock } from '../clock';
import { onlyThisMachine } from '../guard';
import { readOutbox } from '../outbox';
import type { NewPerson as NewPersonRecord } from '../seed/person';
import type { SwitchableAssistant } from '../switchableAssistant';
import type { Calls } from './calls';
import { Fault, type Faults } from './faults';
import type { OpenSession } from './openSession';

export interface DoorsOptions {
  db: Db;
  clock: SettableClock;
  accounts: Accounts;
  calls: Calls;
  faults: Faults;
  assistant: SwitchableAssistant;
  /** Settles when what falls due at the new time has been done. */
  clockMoved(): Promise<void>;
  openSession: OpenSession;
  /** Makes what the chat API knows of a new person. */
  makePerson(person: NewPersonRecord & { account: Account }): Promise<void>;
}

const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email());

const upTo20Thousand = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000));

const NewPerson = v.strictObject({
  email: v.optional(Email),
  name: v.optional(v.pipe(v.string(), v.nonEmpty()), 'Robin Example'),
  roles: v.optional(v.array(v.string()), ['AppUser']),
  permissions: v.optional(v.array(v.string()), []),
  start: v.optional(v.picklist(['done', 'todo']), 'done'),
  /** How many entries the conversation has. */
  chats: v.optional(upTo20Thousand, 0),
  shareData: v.optional(v.boolean(), false),
  /** How many lines the developer log has beyond those of the conversation. */
  logLines: v.optional(upTo20Thousand, 0),
});

const centuryMs = 100 * 366 * 24 * 60 * 60 * 1000;

const ClockChange = v.pipe(
  v.strictObject({
    now: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    advanceMs: v.optional(v.pipe(v.number(), v.minValue(-centuryMs), v.maxValue(centuryMs))),
  }),
  v.check(
    ({ now, advanceMs }) => now !== undefined || advanceMs !== undefined,
    'Give now, advanceMs or both.',
  ),
);

const Model = v.strictObject({
  url: v.pipe(v.string(), v.url()),
  model: v.pipe(v.string(), v.nonEmpty()),
  key: v.optional(v.string()),
});

const doors = {
  'POST /sandbox/accounts':
    'makes an account: {email?, name?, roles?, permissions?, start?, chats?, shareData?, logLines?}',
  'POST /sandbox/accounts/roles':
    "changes somebody's roles at the identity provider; the application learns of it later: {email, roles}",
  'POST /sandbox/sessions':
    'signs the browser that asks in at the identity provider, past its login page: {email}',
  'GET /sandbox/openapi.json': 'the contract, described as OpenAPI',
  'GET /sandbox/outbox?to=EMAIL': 'the mails to an address, newest first',
  'POST /sandbox/faults':
    'lets the next calls fail: {method, path, times?, status?, body?, contentType?, headers?, delayMs?, drop?, account?}',
  'DELETE /sandbox/faults': 'forgets the faults',
  'POST /sandbox/assistant': 'lets a language model answer from now on: {url, model, key?}',
  'DELETE /sandbox/assistant': 'goes back to the assistant of the start',
  'POST /sandbox/clock': "sets or moves the sandbox's time: {now?, advanceMs?}",
  'DELETE /sandbox/clock': 'goes back to real time',
  'POST /sandbox/tokens/expire': "ends a person's tokens: {email}",
  'GET /sandbox/calls?email=EMAIL': 'the API calls of a person, oldest first',
};

/** Makes the doors through which tests and developers look into the sandbox and set things up. JSON in and out. */
export function createDoors({
  db,
  clock,
  accounts,
  calls,
  faults,
  assistant,
  clockMoved,
  openSession,
  makePerson,
}: DoorsOptions): Hono {
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false }).basePath('/sandbox');
  app.use(onlyThisMachine);
  app.onError((error, context) => {
    const known = error instanceof HTTPException;
    if (!known) console.error(error);
    return context.json({ message: error.message }, known ? error.status : 500);
  });
  app.notFound((context) =>
    context.json({ message: `There is no such door. ${Object.keys(doors).join('; ')}` }, 404),
  );

  async function accountOf(email: string): Promise<Account> {
    const account = await accounts.findByEmail(email);
    if (!account) throw new HTTPException(404, { message: `There is no account of ${email}.` });
    return account;
  }

  app.get('/', (context) => context.json({ doors }));

  app.get('/openapi.json', (context) => context.json(openApiDocument(areas)));

  app.post('/accounts', async (context) => {
    const id = randomBytes(6).toString('hex');
    const {
      email = `person-${id}@example.com`,
      start,
      chats,
      shareData,
      logLines,
      ...given
    } = await read(context, NewPerson);
    const password = randomBytes(12).toString('base64url');
    const account = await accounts.create({ ...given, email, password }).catch((error: unknown) => {
      throw error instanceof EmailTaken ? new HTTPException(409, { message: error.message }) : error;
    });
    await makePerson({ account, start, chats, shareData, logLines });
    return context.json({ id: account.id, email: account.email, password });
  });

  app.post('/accounts/roles', async (context) => {
    const { email, roles } = await read(
      context,
      v.strictObject({ email: Email, roles: v.array(v.string()) }),
    );
    const account = await accountOf(email);
    await accounts.setRoles(account.id, roles);
    return context.json({});
  });

  app.post('/sessions', async (context) => {
    const { email } = await read(context, v.strictObject({ email: Email }));
    const account = await accountOf(email);
    await openSession(account.id, context.env.incoming, context.env.outgoing);
    return context.json({});
  });

  app.get('/outbox', async (context) => context.json(await readOutbox(db, needed(context, 'to'))));

  app.post('/faults', async (context) => {
    faults.add(await read(context, Fault));
    return context.json({});
  });
  app.delete('/faults', (context) => {
    faults.clear();
    return context.json({});
  });

  app.post('/assistant', async (context) => {
    assistant.switchTo(createAssistant(await read(context, Model)));
    return context.json({});
  });
  app.delete('/assistant', (context) => {
    assistant.switchTo(null);
    return context.json({});
  });

  app.post('/clock', async (context) => {
    const { now, advanceMs } = await read(context, ClockChange);
    if (now !== undefined) clock.set(now);
    if (advanceMs !== undefined) clock.advance(advanceMs);
    await clockMoved();
    return context.json({ now: clock.now().toISOString() });
  });
  app.delete('/clock', async (context) => {
    clock.reset();
    await clockMoved();
    return context.json({ now: clock.now().toISOString() });
  });

  app.post('/tokens/expire', async (context) => {
    const { email } = await read(context, v.strictObject({ email: Email }));
    const account = await accountOf(email);
    await accounts.expireTokens(account.id);
    return context.json({});
  });

  app.get('/calls', (context) => context.json(calls.of(needed(context, 'email'))));

  return app as unknown as Hono;
}

async function read<Value>(context: Context, schema: v.GenericSchema<unknown, Value>): Promise<Value> {
  const text = await context.req.text();
  const result = v.safeParse(schema, parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new HTTPException(400, { message: path ? `${path}: ${issue.message}` : issue.message });
}

/** No body means nothing chosen. */
function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
}

function needed(context: Context, name: string): string {
  const value = context.req.query(name);
  if (!value) throw new HTTPException(400, { message: `Name an address: ?${name}=someone@example.com` });
  return value;
}
