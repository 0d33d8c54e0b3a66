import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../turns';

const keyBytes = 32;

/** What it costs to derive a key: 128 × N × r bytes, p times as much work. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** What OWASP recommends for scrypt, in the form that takes 64 MB. */
export const hostedCost: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };

/** What a hash cost that does not say it. */
const formerCost: PasswordCost = { N: 2 ** 14, r: 8, p: 1 };

/** So many keys are derived at once, each in a thread of its own; the others wait, and take no memory meanwhile. */
const turns = createTurns(2);

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return turns(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** Makes what the database keeps of a password: what it cost, a fresh salt and the derived key. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const told = `ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}`;
  return `scrypt$${told}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Whether a password is the one behind a hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = partsOf(hash);
  const derived = await derive(password, salt, cost);
  return key.length === derived.length && timingSafeEqual(key, derived);
}

/** Takes as long as {@link isPassword}, so that nobody learns from the time which addresses have an account. */
export async function pretend(password: string, cost: PasswordCost): Promise<void> {
  await derive(password, Buffer.alloc(16), cost);
}

/** Whether a hash took less work than it would today. */
export function isWeaker(hash: string, { N, r, p }: PasswordCost): boolean {
  const { cost } = partsOf(hash);
  return cost.N * cost.r * cost.p < N * r * p;
}

function partsOf(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const parts = hash.split('$');
  const [key = '', salt = ''] = parts.reverse();
  const [, ln, r, p] = /^ln=(\d+),r=(\d+),p=(\d+)$/.exec(parts.length === 4 ? (parts[2] ?? '') : '') ?? [];
  const cost = ln ? { N: 2 ** Number(ln), r: Number(r), p: Number(p) } : formerCost;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}
