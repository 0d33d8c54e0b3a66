import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { installProbe, usableAt, type Wanted } from './probe';

/** A slow phone on a slow line. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Times in milliseconds, on a slow line and a slow processor, with nothing in the browser's cache. */
export interface LoadingFigures {
  route: string;
  requests: number;
  /** Of these, requests to the API and the identity provider. */
  foreignRequests: number;
  script: Bytes;
  style: Bytes;
  other: Bytes;
  firstPaint: number;
  usable: number;
}

interface LoadingOptions {
  route: string;
  address: string;
  wanted: Wanted[];
  /** Where the build lies whose files are weighed. */
  directory: string;
  storageState?: BrowserContextOptions['storageState'];
}

/** Measures the first visit to a route. */
export async function measureLoading(browser: Browser, options: LoadingOptions): Promise<LoadingFigures> {
  const { route, address, wanted, directory, storageState } = options;
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
  await installProbe(context, wanted);
  const page = await context.newPage();
  const addresses = new Set<string>();
  context.on('request', (request) => addresses.add(request.url()));
  await slowDown(page);

  await page.goto(address, { waitUntil: 'commit' });
  const usable = await usableAt(page);
  await page.waitForLoadState('load');
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();

  const { origin } = new URL(address);
  const requested = [...addresses].map((each) => new URL(each));
  const own = requested
    .filter((url) => url.origin === origin)
    .map(({ pathname }) => fileOf(directory, pathname));
  const isScript = (file: string) => file.endsWith('.js');
  const isStyle = (file: string) => file.endsWith('.css');
  return {
    route,
    requests: requested.length,
    foreignRequests: requested.length - own.length,
    script: weigh(own.filter(isScript)),
    style: weigh(own.filter(isStyle)),
    other: weigh(own.filter((file) => !isScript(file) && !isStyle(file))),
    firstPaint,
    usable,
  };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function fileOf(directory: string, pathname: string): string {
  const file = path.join(directory, pathname);
  return path.extname(file) && existsSync(file) ? file : path.join(directory, 'index.html');
}

/** What the files weigh as they are and as the build has compressed them; the smallest ones are not compressed. */
function weigh(files: readonly string[]): Bytes {
  const sizeOf = (file: string) => (existsSync(file) ? readFileSync(file).length : undefined);
  const sum = (ending: string) =>
    files.reduce((total, file) => total + (sizeOf(file + ending) ?? sizeOf(file) ?? 0), 0);
  return { raw: sum(''), gzip: sum('.gz'), brotli: sum('.br') };
}
