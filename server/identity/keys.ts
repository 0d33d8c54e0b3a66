import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../db/database';
import { identityKeys } from '../db/tables';

export interface Keys {
  /** The private RS256 key that signs tokens. */
  signing: JWK;
  /** Secrets that sign the provider's cookies. */
  cookies: string[];
}

/** Reads the provider's keys; the first time it makes and keeps them, so that sign-ins outlive a restart. */
export async function loadKeys(db: Db): Promise<Keys> {
  return {
    signing: await keep<JWK>(db, 'signing', createSigningKey),
    cookies: await keep<string[]>(db, 'cookies', async () => [randomBytes(32).toString('base64url')]),
  };
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(8).toString('hex');
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
}

async function keep<Value>(db: Db, name: string, create: () => Promise<Value>): Promise<Value> {
  const find = async () => (await db.select().from(identityKeys).where(eq(identityKeys.name, name)))[0];
  const known = await find();
  if (known) return known.value as Value;
  // Of several who make one at the same moment, the first one's is everybody's.
  await db
    .insert(identityKeys)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  const kept = await find();
  if (!kept) throw new Error(`The key '${name}' was not stored`);
  return kept.value as Value;
}
