import type { APIResponse, Page, Request } from '@playwright/test';

/** Waits for a staff call of the page: its token is what the page's person may use. */
export const staffCall = (page: Page): Promise<Request> =>
  page.waitForRequest(
    (request) => request.method() !== 'OPTIONS' && new URL(request.url()).pathname.startsWith('/api/admin/'),
  );

/**
 * Asks the API past the screens, as somebody could who has a token.
 *
 * @param asked a call of the same person
 */
export async function askApi(
  page: Page,
  asked: Request,
  method: string,
  path: string,
  data?: object,
): Promise<APIResponse> {
  const { authorization = '' } = await asked.allHeaders();
  const url = new URL(path, asked.url()).href;
  return page.request.fetch(url, { method, data, headers: { Authorization: authorization } });
}
