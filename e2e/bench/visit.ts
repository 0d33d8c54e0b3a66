import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { installProbe, usableAt, type Wanted } from './probe';
import { roundTripsBefore, type TimedRequest } from './roundTrips';
import { slowDown } from './slowPhone';

export interface VisitOptions {
  address: string;
  /** What makes the page usable. */
  wanted: Wanted[];
  isSlow: boolean;
  /** The cookies of somebody who is signed in. */
  storageState?: BrowserContextOptions['storageState'];
}

/** What one visit came to. Times in milliseconds since the navigation began. */
export interface Visit {
  readable: number;
  usable: number;
  layoutShift: number;
  waitedFor: string[];
  /** The paths waited for one after the other before the first call of the API. */
  roundTrips: string[];
  /** The addresses asked for until the page was usable and loaded. */
  requested: URL[];
}

/** Opens an address with nothing in the browser's cache. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  if (options.isSlow) await slowDown(page);
  const figures = await arrive(page, options.address);
  await context.close();
  return figures;
}

/** A context of its own, with the probe in its pages. */
export async function openContext(
  browser: Browser,
  {
    wanted,
    storageState,
    // What a worker stores for later would be measured with the rest.
    serviceWorkers = 'block',
  }: Pick<VisitOptions, 'wanted' | 'storageState'> & Pick<BrowserContextOptions, 'serviceWorkers'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState,
    serviceWorkers,
    viewport: { width: 1280, height: 800 },
  });
  await installProbe(context, wanted);
  return context;
}

/** Opens an address in a page that has the probe. */
export async function arrive(page: Page, address: string): Promise<Visit> {
  const addresses = new Set<string>();
  const requests: TimedRequest[] = [];
  const context = page.context();
  context.on('request', (request) => addresses.add(request.url()));
  context.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    const [url, method, type] = [request.url(), request.method(), request.resourceType()];
    requests.push({ url, method, type, start: startTime, end: startTime + Math.max(0, responseEnd) });
  });

  const response = await page.goto(address, { waitUntil: 'commit' });
  const usable = await usableAt(page);
  await page.waitForLoadState('load');
  const { readableAt, layoutShift, waitedFor } = await page.evaluate(() => probe);
  const html = (await response?.text()) ?? '';
  context.removeAllListeners('request');
  context.removeAllListeners('requestfinished');
  return {
    readable: readableAt ?? Number.NaN,
    usable,
    layoutShift,
    waitedFor,
    roundTrips: roundTripsBefore(
      requests,
      ({ pathname }) => pathname.startsWith('/api/'),
      (path) => html.includes(path.slice(1)),
    ),
    requested: [...addresses].map((each) => new URL(each)),
  };
}
