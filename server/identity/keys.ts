import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../db/database';
import { identityKeys, type KeptKey } from '../db/tables';
import { lifetimes } from './settings';

/** The provider's keys. Of each kind the first one signs; what any of them has signed is good. */
export interface Keys {
  /** Private RS256 keys, for tokens. */
  signing: JWK[];
  /** Secrets for the provider's cookies. */
  cookies: string[];
}

/**
 * How long a new key is known before it signs: by then every process has read it (`createKeyring`), and whoever keeps the
 * published keys for some minutes has asked again.
 */
export const publishedAheadSeconds = 10 * 60;

/** How long what a key has signed may be used after it signs no more. */
const outlives: Record<keyof Keys, number> = {
  signing: 2 * Math.max(lifetimes.accessToken, lifetimes.idToken),
  cookies: lifetimes.session + 24 * 60 * 60,
};

const create: { [Kind in keyof Keys]: () => Promise<Keys[Kind][number]> } = {
  signing: createSigningKey,
  cookies: async () => randomBytes(32).toString('base64url'),
};

/** Reads the provider's keys; the first time it makes and keeps them, so that sign-ins outlive a restart. */
export async function loadKeys(db: Db): Promise<Keys> {
  return { signing: await load<JWK>(db, 'signing'), cookies: await load<string>(db, 'cookies') };
}

/**
 * Adds a key of each kind and forgets those whose work nobody can use any more. Processes that run notice by themselves.
 *
 * @param aheadSeconds how long the new ones are known before they sign
 * @param keepsFormer false where somebody may have got hold of them: all tokens and sign-ins of now are worth nothing then
 * @returns the moment from which the new ones sign
 */
export async function rotateKeys(
  db: Db,
  { aheadSeconds = publishedAheadSeconds, keepsFormer = true } = {},
): Promise<Date> {
  await loadKeys(db);
  const added = { signing: await create.signing(), cookies: await create.cookies() };
  return db.transaction(async (tx) => {
    let signsFrom = new Date();
    for (const kind of ['signing', 'cookies'] as const) {
      const { kept, now } = await read(tx, kind, true);
      signsFrom = new Date(now + aheadSeconds * 1000);
      const value = [
        ...(keepsFormer ? inUse(kept, now, outlives[kind]) : []),
        { value: added[kind], signsFrom: signsFrom.toISOString() },
      ];
      await tx.update(identityKeys).set({ value }).where(eq(identityKeys.name, kind));
    }
    return signsFrom;
  });
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
}

async function load<Value>(db: Db, kind: keyof Keys): Promise<Value[]> {
  const known = await read(db, kind);
  if (known.kept.length > 0) return inOrder<Value>(known.kept, known.now, outlives[kind]);
  const first = { value: await create[kind](), signsFrom: new Date(0).toISOString() };
  // Of several who make one at the same moment, the first one's is everybody's.
  await db
    .insert(identityKeys)
    .values({ name: kind, value: [first] })
    .onConflictDoNothing();
  const { kept, now } = await read(db, kind);
  if (kept.length === 0) throw new Error(`The key '${kind}' was not stored`);
  return inOrder<Value>(kept, now, outlives[kind]);
}

/** The keys of a kind, the oldest first, and the database's time: all processes have that one. */
async function read(db: Db, kind: keyof Keys, isToChange = false): Promise<{ kept: KeptKey[]; now: number }> {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
  const found = db
    .select({ value: identityKeys.value, now })
    .from(identityKeys)
    .where(eq(identityKeys.name, kind));
  const [row] = await (isToChange ? found.for('update') : found);
  return { kept: row?.value ?? [], now: row?.now ?? 0 };
}

const begins = ({ signsFrom }: KeptKey) => Date.parse(signsFrom);

/** The keys without those that have given way to another one for long. */
function inUse(kept: readonly KeptKey[], now: number, outlivesSeconds: number): KeptKey[] {
  return kept.filter((_key, index) => {
    const next = kept[index + 1];
    return !next || begins(next) + outlivesSeconds * 1000 > now;
  });
}

function inOrder<Value>(kept: readonly KeptKey[], now: number, outlivesSeconds: number): Value[] {
  const used = inUse(kept, now, outlivesSeconds);
  const signs = used.findLast((key) => begins(key) <= now) ?? used[0];
  return [signs, ...used.filter((key) => key !== signs)].map((key) => key?.value as Value);
}
