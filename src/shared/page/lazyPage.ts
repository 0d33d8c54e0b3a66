import type { ComponentType } from 'react';
import { loadOrReload } from '../../ui/loadOrReload';
import { type Preloadable, preloadable } from '../../ui/preloadable';
import type { FirstCalls } from '../query/askAhead';

/** A page whose code is loaded by itself. */
export interface LazyPage extends Preloadable<object> {
  /** The calls that it makes when it opens, once its code is there and if its module says so. */
  firstCalls(): FirstCalls | undefined;
}

/** The file of a page. */
export type PageModule<Name extends string> = Record<Name, ComponentType> & { firstCalls?: FirstCalls };

/**
 * A page whose code is loaded when it is first shown, or before (`preload`). Nobody's page is reloaded for what was loaded
 * ahead.
 */
export function lazyPage<Name extends string>(load: () => Promise<PageModule<Name>>, name: Name): LazyPage {
  let firstCalls: FirstCalls | undefined;
  const loadPage = async () => {
    const module = await load();
    firstCalls = module.firstCalls;
    return module[name];
  };
  return Object.assign(
    preloadable<object>(loadPage, () => loadOrReload(loadPage)),
    { firstCalls: () => firstCalls },
  );
}
