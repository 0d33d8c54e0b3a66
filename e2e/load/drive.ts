export interface Figures {
  /** How many succeeded. */
  calls: number;
  perSecond: number;
  /** In milliseconds, of those that succeeded. */
  p50: number;
  p95: number;
  errors: number;
  /** The first thing that went wrong. */
  example: string;
}

interface Drive {
  /** How many do it side by side, each again as soon as it is done. */
  clients: number;
  seconds: number;
  /** Does it once for one of them, and throws where it fails. */
  act(client: number): Promise<void>;
}

/** Does something over and over for a while, and says how quickly it went. */
export async function drive({ clients, seconds, act }: Drive): Promise<Figures> {
  const times: number[] = [];
  const failures: unknown[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const run = async (client: number) => {
    while (performance.now() < end) {
      const at = performance.now();
      await act(client).then(
        () => times.push(performance.now() - at),
        (error: unknown) => failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  const took = (performance.now() - began) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const example = failures.length > 0 ? String(failures[0]) : '';
  const calls = times.length;
  return { calls, perSecond: calls / took, p50: at(0.5), p95: at(0.95), errors: failures.length, example };
}
