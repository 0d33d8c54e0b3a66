import { safeLocalStorage } from '../ui/safeStorage';
import { createDeferred } from './deferred';

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
  // Mostly there is none, and the browser's answer need not be waited for: a page that opens has other things to do first.
  if (sdkLocks().length === 0) return holding(locks, act);
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

/** Acts at once, and lets the pages beside this one know as long as it takes. */
function holding<Result>(locks: LockManager, act: () => Promise<Result>): Promise<Result> {
  const acting = createDeferred<Result>();
  locks.request(lockName, { mode: 'shared' }, () => acting.promise).catch(() => undefined);
  act().then(acting.resolve, acting.reject);
  return acting.promise;
}

const sdkLocks = () => safeLocalStorage.keys().filter((key) => key.startsWith(sdkLockKey));

function forgetLocks() {
  for (const key of sdkLocks()) safeLocalStorage.remove(key);
}
