import type { ComponentType } from 'react';
import { loadOrReload } from '../../ui/loadOrReload';
import { type Preloadable, preloadable } from '../../ui/preloadable';

/** A page whose code is loaded by itself. */
export type LazyPage = Preloadable<object>;

/**
 * A page whose code is loaded when it is first shown, or before (`preload`). Nobody's page is reloaded for what was loaded
 * ahead.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const loadPage = async () => (await load())[name];
  return preloadable<object>(loadPage, () => loadOrReload(loadPage));
}
