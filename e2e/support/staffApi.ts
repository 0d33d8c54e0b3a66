import type { Page, Request } from '@playwright/test';
import type { KnownPerson } from './signIn';
import { signIn } from './signIn';

/** Calls the API as a person of staff, past the screens. */
export type AskApi = (method: string, path: string, data?: object) => Promise<Response>;

/**
 * Opens a screen as somebody who is signed in, and gives their way past the screens: what a colleague does meanwhile
 * needs no second browser, and what no screen offers can be tried.
 */
export async function openWithApi(page: Page, account: KnownPerson, path: string): Promise<AskApi> {
  const asked = callWithToken(page);
  await signIn(page, account, path);
  const call = await asked;
  const { authorization = '' } = await call.allHeaders();
  return (method, to, data) =>
    fetch(new URL(to, call.url()), {
      method,
      body: data && JSON.stringify(data),
      headers: { Authorization: authorization, ...(data && { 'Content-Type': 'application/json' }) },
    });
}

/** Waits for a call of the page that has its person's token. */
const callWithToken = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) => new URL(request.url()).pathname.startsWith('/api/') && 'authorization' in request.headers(),
  );
