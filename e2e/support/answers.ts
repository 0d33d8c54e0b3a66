import type { Page, Route } from '@playwright/test';
import type { AnyCall, ReplyOf } from '../../src/api/call';

/** What a page gets in place of the server's answer; `'nothing'` leaves it waiting for ever. */
export type Answer =
  | 'nothing'
  | 'no connection'
  | { status: number; body?: string | object; contentType?: string; headers?: Record<string, string> };

/**
 * Answers a call of this page instead of the server, from now on. Nobody else's calls are touched, so that the account
 * behind the page can be shared.
 *
 * @param path `:name` stands for any one part, as in `/api/chats/:id/stats`
 * @returns lets the calls through to the server again
 */
export async function answer(
  page: Page,
  method: string,
  path: string,
  reply: Answer,
): Promise<() => Promise<void>> {
  const matches = byPath(path.replaceAll(/:\w+/g, '[^/]+'));
  await page.route(matches, (route) =>
    route.request().method() === method ? give(route, reply) : route.fallback(),
  );
  return () => page.unroute(matches);
}

/** A call of a page in the hands of a test. */
export interface HeldCall {
  /** Answers the call like this from now on; the promise is kept as soon as the page has sent it. */
  become(reply: Answer): Promise<void>;
  /** Lets the call through to whoever answered it before. */
  release(): Promise<void>;
}

/**
 * Takes a declared call of this page into the test's hands; until it `become`s something it goes through.
 *
 * @param params values of the path that are meant; any other is as good when left out
 */
export async function hold(
  page: Page,
  { method, path }: AnyCall,
  params: Record<string, string> = {},
): Promise<HeldCall> {
  const matches = byPath(
    path.replaceAll(
      /\{(\w+)(:text)?\}/g,
      (_slot, name, isText) => params[name] ?? (isText ? '[^/]+' : '\\d+'),
    ),
  );
  let reply: Answer | null = null;
  let sent = () => {};

  await page.route(matches, async (route) => {
    if (reply === null || route.request().method() !== method) return route.fallback();
    await give(route, reply);
    sent();
  });
  return {
    become: (next) => {
      reply = next;
      return new Promise((resolve) => {
        sent = resolve;
      });
    },
    release: () => page.unroute(matches),
  };
}

/** Answers a declared call of this page as the server might, from now on. */
export async function play<C extends AnyCall>(page: Page, call: C, body: ReplyOf<C> & object): Promise<void> {
  const held = await hold(page, call);
  void held.become({ status: 200, body });
}

/**
 * Keeps what this page sends to an address from the server.
 *
 * @param address a glob: `**` before a path stands for any origin
 * @returns lets it through, and whatever comes after it
 */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const byPath = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`);
  return ({ pathname }: URL) => whole.test(pathname);
};

async function give(route: Route, reply: Answer): Promise<void> {
  if (reply === 'nothing') return;
  if (reply === 'no connection') return route.abort('connectionrefused');
  const { status, body = '', contentType = 'application/json', headers } = reply;
  await route.fulfill({
    status,
    contentType,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
