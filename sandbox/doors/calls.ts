import { redact, redactText } from './redact';

/** One API call, as GET /sandbox/calls shows it. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  /** The parsed body, its text where it is not JSON or very long, or null for none; without its secrets. */
  body: unknown;
  /** Null for a connection that a fault broke. */
  status: number | null;
  at: string;
}

/** More than any test makes; a sandbox that runs for weeks must not grow for ever. */
const keptCalls = 5_000;
/** Of all calls together, in characters. */
const keptLength = 32_000_000;
/** A very long letter of somebody still is whole. */
const longestBody = 2_000_000;

export type Calls = ReturnType<typeof createCalls>;

/**
 * Makes the log of API calls, in memory: the latest 5,000 or as many as there is room for, oldest first, each with the
 * person who made it.
 */
export function createCalls() {
  const log: { email: string; call: Call; length: number }[] = [];
  let total = 0;
  return {
    record(email: string, { query, body, ...call }: Call): void {
      const kept = { ...call, query: redact(query) as Call['query'], body: shortened(withoutSecrets(body)) };
      const { length } = JSON.stringify(kept);
      log.push({ email, call: kept, length });
      total += length;
      while (log.length > keptCalls || total > keptLength) total -= log.shift()?.length ?? 0;
    },
    of: (email: string): Call[] =>
      log.filter((entry) => entry.email === email.trim().toLowerCase()).map(({ call }) => call),
  };
}

const withoutSecrets = (body: unknown) => (typeof body === 'string' ? redactText(body) : redact(body));

function shortened(body: unknown): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return text.length > longestBody ? `${text.slice(0, longestBody)}…` : body;
}
