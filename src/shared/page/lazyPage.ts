import type { ComponentType } from 'react';
import { type Preloadable, preloadable } from '../../ui/preloadable';
import { safeSessionStorage } from '../../ui/safeStorage';

const reloadedKey = 'reloaded-for-chunk';
const reloadPauseMs = 60_000;

/** A page whose code is loaded by itself. */
export type LazyPage = Preloadable<object>;

/**
 * A page whose code is loaded when it is first shown, or before (`preload`). After a deployment the old code is gone
 * from the server: then the page is reloaded once, which brings the new version; drafts survive it. Without a network a
 * reload would only bring the browser's own error page; without storage nobody would know that the page was reloaded
 * already. Nobody's page is reloaded for what was loaded ahead.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const loadPage = async () => (await load())[name];
  return preloadable<object>(loadPage, async () => {
    try {
      return await loadPage();
    } catch (error) {
      const last = Number(safeSessionStorage.get(reloadedKey) ?? 0);
      if (!navigator.onLine || Date.now() - last < reloadPauseMs) throw error;
      if (!safeSessionStorage.set(reloadedKey, String(Date.now()))) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
