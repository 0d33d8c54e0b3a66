import type { Page } from '@playwright/test';

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
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const matches = ({ pathname }: URL) => pattern.test(pathname);

  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback();
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
  });
  return () => page.unroute(matches);
}
