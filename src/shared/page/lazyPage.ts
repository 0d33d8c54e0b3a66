import { type ComponentType, lazy } from 'react';
import { safeSessionStorage } from '../../ui/safeStorage';

const reloadedKey = 'reloaded-for-chunk';
const reloadPauseMs = 60_000;

/**
 * A page whose code is loaded when it is first shown. After a deployment the old code is gone from the server: then the
 * page is reloaded once, which brings the new version; drafts survive it. Without a network a reload would only
 * bring the browser's own error page; without storage nobody would know that the page was reloaded already.
 */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
      if (!navigator.onLine || Date.now() - last < reloadPauseMs) throw error;
      if (!safeSessionStorage.set(reloadedKey, String(Date.now()))) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
