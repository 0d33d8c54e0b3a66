import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Db } from '../db/database';
import { loggable } from '../loggable';
import { type Keys, loadKeys } from './keys';
import { publicKey } from './tokens';

/** How often a process looks whether the keys are others; a new key is known for longer before it signs. */
const lookEveryMs = 30_000;

/** Whoever comes with keys that nobody has made lets no process look more often than this. */
const notBeforeMs = 5_000;

export interface Keyring {
  /** Finds the key that has signed a token, even if it has been made since the last look. */
  findKey: JWTVerifyGetKey;
  /** Looks at once. */
  look(): Promise<void>;
  close(): void;
}

/**
 * Makes what keeps a process's keys up to date.
 *
 * @param use is given the keys, and again whenever they are others
 */
export async function createKeyring(db: Db, use: (keys: Keys) => void): Promise<Keyring> {
  let known = '';
  let lookedAt = 0;
  let published: ReturnType<typeof createLocalJWKSet>;

  async function look(): Promise<void> {
    lookedAt = performance.now();
    const keys = await loadKeys(db);
    const text = JSON.stringify(keys);
    if (text === known) return;
    known = text;
    published = createLocalJWKSet({ keys: keys.signing.map(publicKey) });
    use(keys);
  }

  const findKey: JWTVerifyGetKey = async (...token) => {
    try {
      return await published(...token);
    } catch (error) {
      const isLate = performance.now() - lookedAt < notBeforeMs;
      if (!(error instanceof errors.JWKSNoMatchingKey) || isLate) throw error;
      await look();
      return published(...token);
    }
  };

  await look();
  const looking = setInterval(
    () => void look().catch((error) => console.error('The keys could not be read.', loggable(error))),
    lookEveryMs,
  ).unref();
  return { findKey, look, close: () => clearInterval(looking) };
}
