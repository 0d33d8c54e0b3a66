/** One API call, as GET /sandbox/calls shows it. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  /** The parsed body, its text where it is not JSON, or null for none. */
  body: unknown;
  /** Null for a connection that a fault broke. */
  status: number | null;
  at: string;
}

/** More than any test makes; a sandbox that runs for weeks must not grow for ever. */
const kept = 5_000;

export type Calls = ReturnType<typeof createCalls>;

/** Makes the log of API calls, in memory: the latest 5,000, oldest first, each with the person who made it. */
export function createCalls() {
  const log: { email: string; call: Call }[] = [];
  return {
    record(email: string, call: Call): void {
      log.push({ email, call });
      if (log.length > kept) log.shift();
    },
    of: (email: string): Call[] =>
      log.filter((entry) => entry.email === email.trim().toLowerCase()).map(({ call }) => call),
  };
}
