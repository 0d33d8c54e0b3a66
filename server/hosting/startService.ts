import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createAssistant } from '../assistant/createAssistant';
import { describeAssistant } from '../assistant/describeAssistant';
import type { Clock } from '../clock';
import { createServer } from '../createServer';
import type { Db } from '../db/database';
import { seedBase } from '../domain/base/seedBase';
import { answerWhenReady, listen } from '../http/listen';
import { createNewsSite } from '../integrations/newsSite';
import { createTaskBoard } from '../integrations/taskBoard';
import { describeMail } from '../mail/describeMail';
import { createMailQueue } from '../mail/mailQueue';
import { createSmtp } from '../mail/smtp';
import { openServerDatabase } from '../openServerDatabase';
import type { ServerSettings } from '../settings';
import { hearCommands } from './commandSocket';
import { createFront } from './front';
import { createHealth } from './health';
import { operatorCommand } from './operatorCommand';
import { pathPattern } from './pathPattern';
import { sayWhereNot } from './sayWhereNot';
import { tellAddress } from './tellAddress';

/** What takes longer is not worth waiting for: nobody does, and a database that is cut off never answers. */
const longestQueryMs = 20_000;
/** How long a balancer may take to notice that this process is not ready any more. */
const noticeMs = 5_000;
/** How long what has been asked before may take to come to its end. */
const longestEndMs = 25_000;

export interface Service {
  /** Settles when requests are answered; fails when that can't be. */
  ready: Promise<void>;
  /** Takes no more, brings to its end what is under way, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts a hosted server. It listens at once; requests wait until the database is there.
 *
 * @param site answers with the application, if this server is to
 */
export async function startService(settings: ServerSettings, site?: RequestListener): Promise<Service> {
  const { host, port, publicUrl, appUrl, trustedProxies, databaseUrl } = settings;
  const opening = openService(settings, site);
  const ready = opening.then(() => undefined);
  // Whoever needs it awaits it; nobody has to.
  ready.catch(() => undefined);

  const health = createHealth(opening.then(({ database }) => database));
  const answer = answerWhenReady(opening.then(({ server }) => server.handle));
  const origins = [publicUrl, appUrl];
  const front = createFront({ origins, trustedProxies, health, patternOf: pathPattern }, answer);
  const closeServer = () => opening.then(({ server }) => server.close()).catch(() => undefined);

  const listener = await listen(port, host, front).catch(async (error) => {
    await closeServer();
    throw sayWhereNot(error, settings);
  });
  return {
    ready,
    stop: async () => {
      health.stop();
      // On the embedded database there is no other process that a balancer could turn to.
      if (databaseUrl) await delay(noticeMs);
      const settled = opening.then(({ server }) => server.settled()).catch(() => undefined);
      await Promise.race([
        Promise.all([listener.drain(), settled]),
        delay(longestEndMs, undefined, { ref: false }),
      ]);
      await listener.close();
      await closeServer();
    },
  };
}

async function openService(settings: ServerSettings, site?: RequestListener) {
  const { publicUrl, appUrl, trustedProxies, newsSite, taskBoard } = settings;
  const assistant = createAssistant(settings.assistant);
  const smtp = settings.mail && createSmtp(settings.mail, publicUrl);
  const database = await openServerDatabase(settings, { longestQueryMs });
  try {
    const server = await createServer({
      database,
      assistant,
      mailer: createMailQueue(smtp),
      newsSite: newsSite ? createNewsSite(newsSite) : null,
      taskBoard: taskBoard && createTaskBoard(taskBoard),
      address: publicUrl,
      appOrigin: appUrl,
      trustedProxies,
      site: site && (async (request, response) => site(request, response)),
      extend: async ({ clock }) => {
        await seedBase(database.db, clock.now());
        return { places: { ip: getRequestListener(tellAddress(appUrl).fetch) } };
      },
    });
    // Nobody has to wait for them.
    for (const words of [describeMail(smtp), describeAssistant(assistant)])
      void words.then((said) => said && console.log(said), console.error);
    const stopHearing = await hearWhereEmbedded(settings, { db: database.db, clock: server.clock });
    return {
      database,
      server: {
        ...server,
        close: async () => {
          stopHearing();
          await server.close();
        },
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Another process can't open an embedded database meanwhile: this one does what commands ask for. */
async function hearWhereEmbedded(
  settings: ServerSettings,
  tools: { db: Db; clock: Clock },
): Promise<() => void> {
  if (settings.databaseUrl) return () => undefined;
  const run = (words: string[]) => operatorCommand(words, { ...settings, ...tools });
  return hearCommands(settings.dataDir, run).catch((error: unknown) => {
    console.warn('While this process runs, npm run account, backup and keys can do nothing.', error);
    return () => undefined;
  });
}
