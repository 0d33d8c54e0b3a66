import { safeSessionStorage } from './safeStorage';

const reloadedKey = 'reloaded-for-chunk';
const reloadPauseMs = 60_000;

/** Code that somebody waited for did not come. */
export class MissingCode extends Error {}

/**
 * Loads code that somebody waits for. After a deployment the old code is gone from the server: then the page is reloaded
 * once, which brings the new version; drafts survive it. Without a network a reload would only bring the browser's own
 * error page; without storage nobody would know that the page was reloaded already. Then it rejects with `MissingCode`,
 * as a second time.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
    const mayReload =
      navigator.onLine &&
      Date.now() - last >= reloadPauseMs &&
      safeSessionStorage.set(reloadedKey, String(Date.now()));
    if (!mayReload) throw new MissingCode('Code did not come', { cause: error });
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}
