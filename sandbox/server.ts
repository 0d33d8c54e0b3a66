import { getRequestListener } from '@hono/node-server';
import { createApi, type RecordedCall } from './api/server';
import { createAssistant } from './assistant/createAssistant';
import { createClock } from './clock';
import { openDatabase } from './db/database';
import { demoPassword } from './demoAccounts';
import { createCalls } from './doors/calls';
import { createDoors } from './doors/doors';
import { createFaults } from './doors/faults';
import { createFaultRecorder } from './doors/recordFaulted';
import { receive } from './http/bodyLimit';
import { createIpLookup } from './http/ip';
import { answerWhenReady, type Handle, listen } from './http/listen';
import { startIdentity } from './identity/identity';
import { issuerOf } from './identity/settings';
import { jobs } from './jobs/jobs';
import { createScheduler } from './jobs/scheduler';
import { seedBase } from './seed/base';
import { isSeeded, type SeedTools, seedDemo } from './seed/demo';
import { demoDump } from './seed/demoDump';
import { makePerson } from './seed/person';
import type { Settings } from './settings';
import { standInAccount } from './trello/lists';
import { createTrello, standInPath as trelloPath } from './trello/standIn';
import { createTaskBoard } from './trello/taskBoard';
import { createNewsSite } from './wordpress/newsSite';
import { createWordPress, standInPath as wordpressPath } from './wordpress/standIn';

export interface SandboxOptions extends Settings {
  /** Whether an empty database gets the demonstration's people and content. */
  seed?: boolean;
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
  const opened = openParts(options);
  const ready = opened.then(() => undefined);
  // Whoever needs it awaits it; nobody has to.
  ready.catch(() => undefined);
  const closeParts = () => opened.then((parts) => parts.close()).catch(() => undefined);

  try {
    const handle = opened.then((parts) => parts.handle);
    const listener = await listen(options.port, options.host, answerWhenReady(handle));
    return {
      url: `http://localhost:${options.port}`,
      ready,
      close: async () => {
        await listener.close();
        await closeParts();
      },
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}

/** Opens the database and puts together what answers: faults first, then doors, API and identity provider. */
async function openParts(options: SandboxOptions): Promise<{ handle: Handle; close(): Promise<void> }> {
  const { port, appOrigin, data, assistant, newsSite, taskBoard, seed = false } = options;
  const ownAddress = `http://localhost:${port}`;
  const clock = createClock();
  const isDemoInMemory = seed && data === 'memory';
  const { db, close: closeDatabase } = await openDatabase(
    isDemoInMemory ? { dump: await demoDump(beginningOfHour(clock.now())) } : data,
  );
  const identity = await startIdentity({ db, clock, issuer: issuerOf(port), appOrigin });
  const { accounts, verifyToken, findCaller, openSession } = identity;
  await fill({ db, clock, accounts, seed });

  const scheduler = createScheduler({ db, clock, appOrigin, jobs });

  const calls = createCalls();
  const recordCall = async ({ subject, ...call }: RecordedCall) => {
    const account = subject === null ? null : await accounts.find(subject);
    if (account) calls.record(account.email, { ...call, at: clock.now().toISOString() });
  };
  const faults = createFaults({
    appOrigin,
    findCaller,
    record: createFaultRecorder({ calls, clock, findCaller }),
  });

  const api = createApi({
    db,
    clock,
    assistant: createAssistant(assistant),
    accounts,
    newsSite: createNewsSite(newsSite || `${ownAddress}${wordpressPath}`),
    taskBoard: taskBoard
      ? createTaskBoard(taskBoard)
      : createTaskBoard(standInAccount, `${ownAddress}${trelloPath}/1`),
    verifyToken,
    recordCall,
    appOrigin,
  });
  const doors = createDoors({
    db,
    clock,
    accounts,
    calls,
    faults,
    clockMoved: scheduler.runDue,
    openSession,
    makePerson: (person) => makePerson({ db, clock }, person),
  });
  const answerApi = getRequestListener(api.fetch);
  /** By the first part of the path; the rest is the identity provider's. */
  const listeners = new Map<string | undefined, Handle>([
    ['api', answerApi],
    ['media', answerApi],
    ['sandbox', getRequestListener(doors.fetch)],
    ['wordpress', getRequestListener(createWordPress(db).fetch)],
    ['trello', getRequestListener(createTrello({ db, clock }).fetch)],
    ['ip', getRequestListener(createIpLookup(appOrigin).fetch)],
  ]);

  scheduler.start();
  return {
    handle: async (incoming, response) => {
      const request = await receive(incoming, response, appOrigin);
      if (!request || (await faults.meet(request, response))) return;
      const [, place] = /^\/([^/?]+)/.exec(request.url?.toLowerCase() ?? '') ?? [];
      const listener = listeners.get(place) ?? identity.handle;
      await listener(request, response);
    },
    close: async () => {
      identity.close();
      await scheduler.stop();
      await closeDatabase();
    },
  };
}

/** A demonstration of this moment can be kept for the next start within the hour: it is no older than one that ran on. */
function beginningOfHour(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}

/** Puts into an empty database the demonstration, or only what the chat API can't do without. */
async function fill({ seed, ...tools }: Omit<SeedTools, 'password'> & { seed: boolean }): Promise<void> {
  if (seed) await seedDemo({ ...tools, password: demoPassword });
  else if (!(await isSeeded(tools.db))) await seedBase(tools.db, tools.clock.now());
}
