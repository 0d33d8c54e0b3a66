import type { Answer } from '../support/answers';

const html = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const refusal = (status: number, headers?: Record<string, string>): Answer => ({
  status,
  headers,
  body: { code: 7, message: 'The shelf is full.' },
});

/** What can become of a call, beside the answer that it should get. */
export const faults = {
  'without a connection': 'no connection',
  'answered 400': refusal(400),
  'answered 403': refusal(403),
  'answered 404': refusal(404),
  'answered 409': refusal(409),
  'answered 429': refusal(429, { 'Retry-After': '7' }),
  'answered 500': refusal(500),
  'answered 503 with a page': { status: 503, body: html, contentType: 'text/html' },
  'answered with a page': { status: 200, body: html, contentType: 'text/html' },
  'answered with broken JSON': { status: 200, body: '{"allOk": true, "dat' },
  'answered with a wrong shape': { status: 200, body: { allOk: 'yes', surprise: [1, 2] } },
  'answered with nothing': { status: 200 },
} satisfies Record<string, Answer>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];
