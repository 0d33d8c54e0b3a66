import { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createAfterwards } from './afterwards';
import { createApi, type RecordedCall } from './api/createApi';
import type { Clock } from './clock';
import type { Database } from './db/database';
import { followDatabaseClock } from './db/databaseClock';
import { createNotebook } from './domain/conversation/replyNotes';
import type { Tools } from './domain/tools';
import { receive } from './http/bodyLimit';
import { noteClientAddress } from './http/clientAddress';
import type { Handle } from './http/listen';
import { placeOf } from './http/placeOf';
import { type Identity, identityPlaces, startIdentity } from './identity/identity';
import type { BelowLogin } from './identity/login';
import type { PasswordCost } from './identity/passwords';
import { jobs } from './jobs/jobs';
import { createScheduler } from './jobs/scheduler';
import { hostedLimits, type Limits } from './limits/limits';
import { createUnderWay } from './underWay';

export interface ServerOptions extends Omit<Tools, 'db' | 'clock' | 'accounts' | 'afterwards' | 'notebook'> {
  database: Database;
  /** What the server takes for the time; the database's where left out. Sign-ins and tokens always go by that one. */
  clock?: Clock;
  /** This server's own address, without a slash at its end. */
  address: string;
  /** Proxies in front of it, whose word counts for who asks. */
  trustedProxies?: BlockList;
  /** Answers what nobody else does; without it the identity provider says that there is nothing. */
  site?: Handle;
  /** How often things may be done; null for as often as anybody likes, on a machine of one's own. */
  limits?: Limits | null;
  /** What it costs to check a password; less than what a hosted server takes is for trying out alone. */
  passwordCost?: PasswordCost;
  /** What stands below the form of the login page, if anything. */
  belowLogin?: BelowLogin;
  /** Adds to the server what it does not have by itself; no job runs and no request is answered before. */
  extend?(parts: ServerParts): Promise<Extension>;
}

/** What an extension can build on. */
export interface ServerParts {
  /** What the server takes for the time. */
  clock: Clock;
  identity: Identity;
  /** Runs the scheduled jobs that are due, and settles when they have ended. */
  runDueJobs(): Promise<void>;
}

/** What can be added to the server from outside. */
export interface Extension {
  /** Sees every request first, and says whether it has answered it. */
  intercept?(...request: Parameters<Handle>): Promise<boolean>;
  /** Who answers, by the first part of the path in lower case, beside the API and the identity provider. */
  places?: Readonly<Record<string, Handle>>;
  /** Hears of every call of the API when it has been answered. */
  recordCall?(call: RecordedCall): Promise<void> | void;
}

export interface Server {
  /** What it takes for the time. */
  clock: Clock;
  /** Answers any request. */
  handle: Handle;
  /** Settles when no call is being answered any more, whether or not anybody listens to it. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the server together: the API with its media, the identity provider and the scheduled jobs on one database. */
export async function createServer({
  database,
  address,
  trustedProxies = new BlockList(),
  site,
  limits = hostedLimits,
  passwordCost,
  belowLogin,
  extend,
  ...options
}: ServerOptions): Promise<Server> {
  const { db } = database;
  const time = await followDatabaseClock(db);
  const { clock = time, mailer, appOrigin, assistant } = options;
  const afterwards = createAfterwards();
  const notebook = createNotebook(db);
  const identity = await startIdentity({
    db,
    clock,
    time,
    issuer: `${address}/`,
    appOrigin,
    mailer,
    limits,
    passwordCost,
    belowLogin,
  });
  const scheduler = createScheduler({ db, clock, mailer, appOrigin, assistant, afterwards, notebook, jobs });
  const extension = await extend?.({ clock, identity, runDueJobs: scheduler.runDue });
  const { intercept, places, recordCall }: Extension = extension ?? {};

  const { accounts, verifyToken } = identity;
  const calls = createUnderWay();
  const api = createApi({
    ...options,
    ...{ address, db, clock, accounts, afterwards, notebook, verifyToken, limits, recordCall },
    noteWork: calls.note,
  });
  const answerApi = getRequestListener(api.fetch);
  /** By the first part of the path. */
  const listeners = new Map<string | undefined, Handle>([
    ...identityPlaces.map((place) => [place, identity.handle] as const),
    ...Object.entries({ api: answerApi, media: answerApi, mail: answerApi, ...places }),
  ]);

  scheduler.start();
  mailer.start?.(db);
  return {
    clock,
    handle: async (incoming, response) => {
      const request = await receive(incoming, response, appOrigin);
      if (!request) return;
      noteClientAddress(request, trustedProxies);
      if (await intercept?.(request, response)) return;
      const listener = listeners.get(placeOf(request)) ?? site ?? identity.handle;
      await listener(request, response);
    },
    settled: calls.settled,
    close: async () => {
      identity.close();
      time.close();
      await Promise.all([scheduler.stop(), mailer.stop?.()]);
      await afterwards.stop();
      await database.close();
    },
  };
}
