import { defaultScheduler, notifyManager } from '@tanstack/react-query';

/**
 * Has what an action changes in the cache drawn together with what it changes besides. By default a timer tells of it,
 * and the rest would be painted before it, by itself.
 */
export function tellAtOnce(action: () => void): void {
  notifyManager.setScheduler(queueMicrotask);
  try {
    action();
  } finally {
    notifyManager.setScheduler(defaultScheduler);
  }
}
