import type { Browser } from '@playwright/test';
import { median } from './statistics';
import { type VisitOptions, visit } from './visit';
import { type Bytes, fileOf, weigh } from './weight';

const visits = 5;

/** Times in milliseconds, on a slow line and a slow processor, with nothing in the browser's cache; medians. */
export interface LoadingFigures {
  route: string;
  requests: number;
  /** Of these, requests to the API and the identity provider. */
  foreignRequests: number;
  script: Bytes;
  style: Bytes;
  other: Bytes;
  /** The first word of the page's own. */
  readable: number;
  usable: number;
  layoutShift: number;
  /** The paths waited for one after the other before the first call of the API: the shortest row of all visits. */
  roundTrips: string[];
  waitedFor: string[];
}

interface LoadingOptions extends Pick<VisitOptions, 'wanted' | 'storageState'> {
  site: string;
  route: string;
  /** Where the build lies whose files are weighed. */
  directory: string;
}

/** Measures the first visit to a route. */
export async function measureLoading(browser: Browser, options: LoadingOptions): Promise<LoadingFigures> {
  const { site, route, directory, ...rest } = options;
  const seen = [];
  for (let count = 0; count < visits; count += 1) {
    seen.push(await visit(browser, { ...rest, address: site + route, isSlow: true }));
  }

  const latest = seen.at(-1);
  const requested = latest?.requested ?? [];
  const own = requested
    .filter(({ origin, pathname }) => origin === site && !pathname.startsWith('/api/'))
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
    readable: median(seen.map(({ readable }) => readable)),
    usable: median(seen.map(({ usable }) => usable)),
    layoutShift: Math.max(...seen.map(({ layoutShift }) => layoutShift)),
    roundTrips: seen
      .map(({ roundTrips }) => roundTrips)
      .reduce((one, other) => (other.length < one.length ? other : one)),
    waitedFor: latest?.waitedFor ?? [],
  };
}
