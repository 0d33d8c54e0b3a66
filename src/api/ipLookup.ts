import * as v from 'valibot';

const limitMs = 5_000;
const Lookup = v.object({ ip: v.pipe(v.string(), v.nonEmpty()) });

/**
 * The visitor's public IP address, from a third-party service and without a token (contract X01). It never fails:
 * after any failure or 5 s without an answer it is `unknown` (D-12).
 *
 * @param url the service's address
 */
export async function lookUpIp(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs), credentials: 'omit' });
    return response.ok ? v.parse(Lookup, await response.json()).ip : 'unknown';
  } catch {
    return 'unknown';
  }
}
