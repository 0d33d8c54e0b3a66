import { type ChildProcess, spawn } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from './findBinaries';
import { mayReach, type Owner, ownerOf } from './owner';

export interface RunningPostgres {
  /** The address of a database in it, as whoever may do everything. */
  urlOf(database: string): string;
  /** Ends it and deletes all that was in it. */
  stop(): Promise<void>;
}

const password = 'only-for-tests';

/** For speed: all that is in it is thrown away. */
const flags = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '128MB',
  log_min_messages: 'log',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * Starts a Postgres of its own on this machine, from the npm packages, in a directory that goes with it.
 *
 * @throws Error with a sentence, e.g. where there is no Postgres for this machine
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const place = await mkdtemp(path.join(tmpdir(), 'hearken-postgres-'));
  try {
    const owner = await ownerOf();
    const found = await findBinaries();
    // Postgres refuses to run as root, and another user may not look into e.g. root's home.
    const native = owner && !(await mayReach(found)) ? await copied(found, place) : found;
    const data = path.join(place, 'data');
    await mkdir(data, { mode: 0o700 });
    const secret = path.join(place, 'password');
    await writeFile(secret, password);
    if (owner) await Promise.all([place, data, secret].map((each) => chown(each, owner.uid, owner.gid)));
    await initialise(native, owner, data, secret);
    const port = await freePort();
    const server = await run(native, owner, ['-D', data, '-p', String(port), ...flags]);
    // It goes with this process, however that ends.
    const end = () => void server.kill('SIGQUIT');
    process.once('exit', end);
    return {
      urlOf: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
      stop: async () => {
        process.off('exit', end);
        await ended(server);
        await rm(place, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function copied(native: string, place: string): Promise<string> {
  const copy = path.join(place, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function initialise(native: string, owner: Owner | null, data: string, secret: string): Promise<void> {
  const child = start(native, 'initdb', owner, [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  const said = listenTo(child);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`Postgres could not be started: ${error.message}`)));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`Postgres could not be set up:\n${said()}`);
}

/** Settles when it takes connections. */
function run(native: string, owner: Owner | null, parameters: string[]): Promise<ChildProcess> {
  const child = start(native, 'postgres', owner, parameters);
  const said = listenTo(child);
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (said().includes('ready to accept connections')) resolve(child);
    });
    child.once('close', () => reject(new Error(`Postgres ended at once:\n${said()}`)));
  });
}

const start = (native: string, program: string, owner: Owner | null, parameters: string[]) =>
  spawn(path.join(native, 'bin', program), parameters, {
    ...owner,
    cwd: tmpdir(),
    // What it says is read here: in one language.
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a process has said at its beginning. */
function listenTo(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => {
      if (said.length < 10_000) said += piece;
    });
  return () => said;
}

/** Ends what still is connected as well. */
function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('close', () => resolve());
    server.kill('SIGINT');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}
