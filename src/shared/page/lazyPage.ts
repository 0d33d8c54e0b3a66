import { type ComponentType, lazy } from 'react';

const reloadedKey = 'reloaded-for-chunk';
const reloadPauseMs = 60_000;

/**
 * A page whose code is loaded when it is first shown. After a new release the old code is gone from the server: then
 * the page is reloaded once, which brings the new release; drafts survive it. Without a network a reload would only
 * bring the browser's own error page.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
      if (!navigator.onLine || Date.now() - last < reloadPauseMs) throw error;
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
