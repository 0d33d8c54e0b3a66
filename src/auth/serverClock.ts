let aheadMs = 0;

/** The time by which tokens are judged: the device's, or what the server has said once that turned out to be wrong. */
export const now = (): number => Date.now() + aheadMs;

/**
 * Asks our own server for the time, for a device whose clock may be wrong.
 *
 * @returns whether it was, by more than what the checks of a token forgive
 */
export async function setClockByServer(): Promise<boolean> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const said = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(said) || Math.abs(said - now()) < 60_000) return false;
    aheadMs = said - Date.now();
    return true;
  } catch {
    return false;
  }
}
