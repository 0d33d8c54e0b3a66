import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser, type Tokens } from '../../tests/sandbox/support/browser';

/** Whoever calls a hosted server, with a browser's session, an address of its own and tokens that it keeps good. */
export interface Caller {
  email: string;
  /** Calls the API; a connection that breaks throws. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** Has its tokens renewed: by the refresh token, else by the session, as the application does. */
  renew(): Promise<void>;
}

interface CallOptions {
  body?: unknown;
  accept?: string;
}

/** Comes from an address of its own, so that limits for one address do not hold back a thousand people. */
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Signs somebody in, through the page of the provider. */
export async function signIn(
  url: string,
  { email, password, number }: { email: string; password: string; number: number },
): Promise<Caller> {
  const browser = openBrowser({ url });
  const from = { 'X-Forwarded-For': addressOf(number) };
  const tokensBy = async (prompt: Record<string, string>): Promise<Tokens | null> => {
    const { status, body } = await browser.exchange(await browser.logIn({ email, password }, prompt));
    return status === 200 ? body : null;
  };
  let tokens = (await tokensBy({})) ?? fail(email, 'was not let in');
  return {
    email,
    call: (method, path, { body, accept = 'application/json' } = {}) =>
      fetch(url + path, {
        method,
        headers: { ...from, Accept: accept, Authorization: `Bearer ${tokens.access_token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    renew: async () => {
      const renewed = await browser.refresh(tokens.refresh_token).catch(() => null);
      if (renewed?.status === 200) tokens = renewed.body;
      else tokens = await again(async () => (await tokensBy({ prompt: 'none' })) ?? signedOut(email));
    },
  };
}

/** Somebody has to give the password again, though nobody asked for that. */
export class SignedOut extends Error {}

export const signedOut = (email: string): never => {
  throw new SignedOut(`${email} was signed out`);
};

const fail = (email: string, what: string): never => {
  throw new Error(`${email} ${what}`);
};

/** Does something that a lost connection may interrupt, up to ten times. */
export async function again<Value>(work: () => Promise<Value>, times = 10): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (times <= 1 || !isBroken(error)) throw error;
    await delay(200);
    return again(work, times - 1);
  }
}

/** Whether the connection broke ('terminated' and 'fetch failed' both are of this kind), rather than the server answered. */
export const isBroken = (error: unknown): boolean => error instanceof TypeError;

/** Reads all of an answer that must come in the end, however often the connection breaks. */
export const readWhole = (caller: Caller, path: string): Promise<string> =>
  again(async () => {
    const response = await caller.call('GET', path);
    const text = await response.text();
    if (response.status === 401) signedOut(caller.email);
    if (!response.ok)
      throw new Error(`GET ${path} was answered with ${response.status}: ${text.slice(0, 200)}`);
    return text;
  });
