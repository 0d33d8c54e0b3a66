import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { databaseDir, lockData } from '../server/db/dataLock';
import { dataVariable, readSettings, type Settings } from './settings';
import { startSandbox } from './startSandbox';

/** What the thread that started this one may decide in place of the environment. */
const Given = v.object({
  port: v.number(),
  appOrigin: v.string(),
  /** The directory of the data; null keeps it in memory. */
  data: v.nullable(v.string()),
  paceMs: v.optional(v.number()),
});

/** What this thread tells the one that started it. */
type Message = { type: 'listening'; url: string } | { type: 'ready' } | { type: 'failed'; message: string };

const tell = (message: Message) => parentPort?.postMessage(message);

function settings(): Settings {
  const fromEnvironment = readSettings(process.env);
  if (isMainThread) return fromEnvironment;
  const { data, paceMs, ...given } = v.parse(Given, workerData);
  const assistant = { ...fromEnvironment.assistant, ...(paceMs === undefined ? {} : { paceMs }) };
  return { ...fromEnvironment, ...given, assistant, data: data === null ? 'memory' : { dir: data } };
}

async function main(): Promise<void> {
  const { data, ...others } = settings();
  const release = data === 'memory' ? async () => {} : await lockData(data.dir, dataVariable);
  try {
    const sandbox = await startSandbox({
      ...others,
      data: data === 'memory' ? data : { dir: databaseDir(data.dir) },
      seed: true,
    });
    const stop = async () => {
      await sandbox.close();
      await release();
      process.exit(0);
    };
    parentPort?.on('message', (message: { type?: unknown }) => {
      if (message.type === 'close') void stop();
    });
    if (isMainThread) {
      process.once('SIGINT', () => void stop());
      process.once('SIGTERM', () => void stop());
      console.log(`The sandbox listens at ${sandbox.url} for the application at ${others.appOrigin}.`);
    }
    tell({ type: 'listening', url: sandbox.url });
    await sandbox.ready;
    tell({ type: 'ready' });
    if (isMainThread) console.log('Its data is there.');
  } catch (error) {
    await release();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  tell({ type: 'failed', message });
  if (isMainThread) console.error(message);
  process.exitCode = 1;
  parentPort?.close();
}
