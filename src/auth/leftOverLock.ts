import { safeLocalStorage } from '../ui/safeStorage';

/** Where the SDK keeps the lock that one page at a time asks for tokens under. */
const sdkLockKey = 'browser-tabs-lock-key-auth0.lock.getTokenSilently';
const lockName = 'hearken-tokens';

/**
 * Runs what takes the SDK's lock. That lock lies in the browser's storage: a page that was left in the middle leaves it
 * behind, and the next one waits for ten seconds until it counts as given up. The browser's own locks end with their
 * page, so one of those tells whether anybody is still there; if not, what is left over goes first.
 */
export async function withoutLeftOverLock<Result>(act: () => Promise<Result>): Promise<Result> {
  // Absent outside of a secure context.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return act();
  // Locks are given in the order in which they are asked for: what is left over has gone before anything is done.
  const gone = locks
    .request(lockName, { ifAvailable: true }, async (nobodyElse) => {
      if (nobodyElse) forgetLocks();
    })
    // A browser that forbids its storage forbids its locks as well.
    .catch(() => undefined);
  let begun: Promise<Result> | undefined;
  const begin = () => {
    begun = act();
    return begun;
  };
  const [result] = await Promise.all([
    locks.request(lockName, { mode: 'shared' }, begin).catch(() => begun ?? act()),
    gone,
  ]);
  return result;
}

function forgetLocks() {
  for (const key of safeLocalStorage.keys()) {
    if (key.startsWith(sdkLockKey)) safeLocalStorage.remove(key);
  }
}
