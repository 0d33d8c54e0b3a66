import type { BlockList } from 'node:net';
import * as v from 'valibot';
import { databaseDir } from './db/dataLock';
import { defaultPoolSize, type PostgresPlace } from './db/postgresPlace';
import { type Environment, flag, port, readVariables, text } from './environment';
import { networkNames, readNetworks } from './http/networks';
import { type OutsideSettings, outsideSettings, outsideVariables } from './outsideSettings';

/** An origin: a web address without anything behind its host. */
const origin = v.pipe(
  text,
  v.check(
    (given) => given === '' || isOrigin(given.replace(/\/$/, '')),
    'is not an address without a path, like https://hearken.example.com',
  ),
  v.check(
    (given) => given === '' || isConfidential(new URL(given)),
    'has to begin with https://: browsers sign nobody in over http but on their own machine',
  ),
  v.transform((given) => given.replace(/\/$/, '')),
);

const postgres = v.pipe(
  text,
  v.check(
    (given) => given === '' || (/^postgres(?:ql)?:\/\//i.test(given) && URL.canParse(given)),
    'is not an address like postgres://hearken:PASSWORD@db.example.com/hearken',
  ),
);

const notConnections = 'is not a number of connections from 1 to 1000';

const connections = v.pipe(
  text,
  v.transform((given) => (given === '' ? defaultPoolSize : Number(given))),
  v.integer(notConnections),
  v.minValue(1, notConnections),
  v.maxValue(1000, notConnections),
);

const networks = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readNetworks(dataset.value);
    if (read) return read;
    const names = networkNames.map((name) => `'${name}'`).join(' and ');
    addIssue({ message: `is no list of addresses and networks like 10.0.0.0/8,::1; it may name ${names}` });
    return NEVER;
  }),
);

const Variables = v.object({
  DATABASE_URL: postgres,
  DATABASE_POOL: connections,
  DATA_DIR: text,
  PUBLIC_URL: origin,
  SERVER_HOST: text,
  SERVER_PORT: port(8080),
  APP_URL: origin,
  SERVE_APP: flag(true),
  SMTP_URL: text,
  MAIL_FROM: text,
  TRUSTED_PROXIES: networks,
  ...outsideVariables,
});

/** The names of all variables that a hosted server reads. */
export const serverVariables: readonly string[] = Object.keys(Variables.entries);

export interface ServerSettings extends OutsideSettings {
  /** The address of a Postgres; null for the embedded one. */
  databaseUrl: string | null;
  /** How many connections to it this process holds at most. */
  poolSize: number;
  /** The directory of what this machine keeps: the embedded Postgres, the built application. */
  dataDir: string;
  /** Where people reach the server, without a slash at its end. */
  publicUrl: string;
  /** Where people reach the application, without a slash at its end. */
  appUrl: string;
  host: string;
  port: number;
  /** Whether this server answers with the application as well. */
  servesApp: boolean;
  /** What mails go out by; null when none do. */
  mail: { url: string; from: string } | null;
  /** Whose word counts for who asks, and how. */
  trustedProxies: BlockList;
}

/**
 * Reads the settings of a hosted server from its environment; docs/hosting.md says what they mean.
 *
 * @throws Error with a sentence that begins with the variable's name
 */
export function readServerSettings(env: Environment): ServerSettings {
  const given = readVariables(Variables, env);
  const { SMTP_URL, MAIL_FROM, SERVER_PORT } = given;
  if (SMTP_URL && !MAIL_FROM)
    throw new Error('MAIL_FROM is missing: SMTP_URL is set, so mails need an address that they come from.');
  const publicUrl = given.PUBLIC_URL || `http://localhost:${SERVER_PORT}`;
  return {
    databaseUrl: given.DATABASE_URL || null,
    poolSize: given.DATABASE_POOL,
    dataDir: given.DATA_DIR || '.data',
    publicUrl,
    appUrl: given.APP_URL || publicUrl,
    host: given.SERVER_HOST || '127.0.0.1',
    port: SERVER_PORT,
    servesApp: given.SERVE_APP,
    mail: SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : null,
    trustedProxies: given.TRUSTED_PROXIES,
    ...outsideSettings(given),
  };
}

/** Where the data is. */
export type DatabaseSettings = Pick<ServerSettings, 'databaseUrl' | 'poolSize' | 'dataDir'>;

/** What `openDatabase` takes for a hosted server; `openServerDatabase` keeps other processes off an embedded one. */
export const databaseOf = ({
  databaseUrl,
  poolSize,
  dataDir,
}: DatabaseSettings): PostgresPlace | { dir: string } =>
  databaseUrl ? { url: databaseUrl, poolSize } : { dir: databaseDir(dataDir) };

const isOrigin = (given: string) =>
  /^https?:\/\//i.test(given) && URL.canParse(given) && new URL(given).origin === given.toLowerCase();

/** What nobody on the way can read: browsers keep what sign-in needs from any other page. */
const isConfidential = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
