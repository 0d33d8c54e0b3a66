import { getRequestListener } from '@hono/node-server';
import { createAssistant } from '../server/assistant/createAssistant';
import { describeAssistant } from '../server/assistant/describeAssistant';
import { createServer, type Server } from '../server/createServer';
import { openDatabase } from '../server/db/openDatabase';
import type { PostgresPlace } from '../server/db/postgresPlace';
import { seedBase } from '../server/domain/base/seedBase';
import { answerWhenReady, listen } from '../server/http/listen';
import { createNewsSite } from '../server/integrations/newsSite';
import { createTaskBoard } from '../server/integrations/taskBoard';
import { cheapCost } from './cheapCost';
import { createClock } from './clock';
import { demoPassword } from './demoAccounts/demoAccounts';
import { demoList } from './demoAccounts/demoList';
import { createFindCaller } from './doors/callers';
import { createCalls } from './doors/calls';
import { createDoors } from './doors/doors';
import { createFaults } from './doors/faults';
import { createOpenSession } from './doors/openSession';
import { createFaultRecorder } from './doors/recordFaulted';
import { createOutbox } from './outbox';
import { type SeedTools, seedDemo } from './seed/demo';
import { demoDump } from './seed/demoDump';
import { makePerson } from './seed/person';
import type { DataPlace, Settings } from './settings';
import { createIpLookup } from './standIns/ipLookup';
import { standInAccount } from './standIns/trello/lists';
import { createTrello, standInPath as trelloPath } from './standIns/trello/standIn';
import { createWordPress, standInPath as wordpressPath } from './standIns/wordpress';
import { createSwitchableAssistant } from './switchableAssistant';

export interface SandboxOptions extends Omit<Settings, 'data'> {
  /** Where its data is; a Postgres is for tests, which leave it there. */
  data: DataPlace | PostgresPlace;
  /** Whether an empty database gets the demonstration's people and content. */
  seed?: boolean;
  /** The moment in ISO 8601 that its clock begins at; without it the clock shows real time. */
  beginsAt?: string;
}

export interface Sandbox {
  url: string;
  /** Settles when the database is open and filled; fails when that can't be done. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the stand-in for the chat API and the identity provider on one port. It listens at once; requests wait until
 * the database is there.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const opened = openServer(options);
  const ready = opened.then(() => undefined);
  // Whoever needs it awaits it; nobody has to.
  ready.catch(() => undefined);
  const closeServer = () => opened.then((server) => server.close()).catch(() => undefined);

  try {
    const handle = opened.then((server) => server.handle);
    const listener = await listen(options.port, options.host, answerWhenReady(handle));
    return {
      url: `http://localhost:${options.port}`,
      ready,
      close: async () => {
        await listener.close();
        await closeServer();
      },
    };
  } catch (error) {
    await closeServer();
    throw error;
  }
}

/** Opens the database and puts the sandbox together: faults first, then doors, stand-ins and the server. */
async function openServer(options: SandboxOptions): Promise<Server> {
  const { port, appOrigin, data, newsSite, taskBoard, seed = false, beginsAt } = options;
  const assistant = createSwitchableAssistant(createAssistant(options.assistant));
  const address = `http://localhost:${port}`;
  const clock = createClock();
  if (beginsAt) clock.set(beginsAt);
  const isDemoInMemory = seed && data === 'memory';
  const database = await openDatabase(
    isDemoInMemory ? { dump: await demoDump(beginningOfHour(clock.now())) } : data,
  );
  const { db } = database;

  const server = await createServer({
    database,
    clock,
    mailer: createOutbox(clock),
    assistant,
    newsSite: createNewsSite(newsSite || `${address}${wordpressPath}`),
    taskBoard: taskBoard
      ? createTaskBoard(taskBoard)
      : createTaskBoard(standInAccount, `${address}${trelloPath}/1`),
    address,
    appOrigin,
    // It is tried out and tested with, and listens on this machine alone.
    limits: null,
    passwordCost: cheapCost,
    belowLogin: demoList,
    extend: async ({ identity: { accounts, provider }, runDueJobs }) => {
      await fill({ db, clock, accounts, seed });

      const calls = createCalls();
      const findCaller = createFindCaller(provider, accounts);
      const faults = createFaults({
        appOrigin,
        findCaller,
        record: createFaultRecorder({ calls, clock, findCaller }),
      });
      const doors = createDoors({
        db,
        clock,
        accounts,
        calls,
        faults,
        assistant,
        clockMoved: runDueJobs,
        openSession: createOpenSession(provider),
        makePerson: (person) => makePerson({ db, clock }, person),
      });

      return {
        intercept: faults.meet,
        recordCall: async ({ subject, ...call }) => {
          const account = subject === null ? null : await accounts.find(subject);
          if (account) calls.record(account.email, { ...call, at: clock.now().toISOString() });
        },
        places: {
          sandbox: getRequestListener(doors.fetch),
          wordpress: getRequestListener(createWordPress(db).fetch),
          trello: getRequestListener(createTrello({ db, clock }).fetch),
          ip: getRequestListener(createIpLookup(appOrigin).fetch),
        },
      };
    },
  });
  // Nobody has to wait for it.
  void describeAssistant(assistant).then((words) => words && console.log(words), console.error);
  return server;
}

/** A demonstration of this moment can be kept for the next start within the hour: it is no older than one that ran on. */
function beginningOfHour(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** Puts the demonstration into an empty database if it is to have one, and into any what no installation can do without. */
async function fill({ seed, ...tools }: Omit<SeedTools, 'password'> & { seed: boolean }): Promise<void> {
  if (seed) await seedDemo({ ...tools, password: demoPassword });
  await seedBase(tools.db, tools.clock.now());
}
