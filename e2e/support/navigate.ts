import type { Page } from '@playwright/test';

/** Goes to a path inside the application, as one of its links would, without loading the page anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // Counted as the router counts its own steps: a page with a question before it is left looks at that.
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState({ usr: null, key: `step-${idx + 1}`, idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);

/** The paths of the API calls that a page makes from now on, as `METHOD path`. */
export function watchApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
