import type { Failure } from './mocks';

const refused = (status: number) => ({ status, body: { code: 7, message: 'The shelf is full.' } });

/** What can become of a call, beside the answer that it should get. */
export const faults = {
  'without a connection': { network: 'error' },
  'answered 400': refused(400),
  'answered 403': refused(403),
  'answered 404': refused(404),
  'answered 409': refused(409),
  'answered 429': refused(429),
  'answered 500': refused(500),
  'answered 503 with a page': { html: '<h1>Bad gateway</h1>', htmlStatus: 503 },
  'answered with a page': { html: '<h1>Bad gateway</h1>' },
  'answered with broken JSON': { text: '{"allOk": true, "dat' },
  'answered with a wrong shape': { json: { allOk: 'yes', surprise: [1, 2] } },
  'answered with nothing': { empty: true },
} satisfies Record<string, Failure>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

/** Faults that the browser sweep leaves to the component tests: no screen tells them from a 500. */
export const likeAnyOther = faultNames.filter(
  (fault) =>
    !['without a connection', 'answered 400', 'answered 403', 'answered 404', 'answered 500'].includes(fault),
);
