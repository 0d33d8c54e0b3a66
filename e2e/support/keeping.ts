import type { Page } from '@playwright/test';

/** Waits until a service worker answers for the page. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** The paths of all that a site keeps in the browser, by the name of what they are kept in. */
export const keptPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const kept = names.map(async (name) => {
      const requests = await (await window.caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.slice(window.location.origin.length))] as const;
    });
    return Object.fromEntries(await Promise.all(kept));
  });
