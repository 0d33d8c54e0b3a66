import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A component whose code is loaded by itself; in a `Suspense`, like one of React's `lazy`. */
export interface Preloadable<Props extends object> extends FunctionComponent<Props> {
  /** Loads the code without showing it; rejects where it does not come, and may be asked again then. */
  preload(): Promise<void>;
  isLoaded(): boolean;
}

/**
 * A component whose code is loaded when it is shown, or before. Once the code is there it renders at once, where React's
 * own `lazy` suspends all the same: then the fallback stands for 300 ms.
 *
 * @param loadToShow loads it for a person who waits for it; default the same
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadToShow = load,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const suspending = lazy(async () => {
    loaded ??= await loadToShow();
    return { default: loaded };
  });

  const render: FunctionComponent<Props> = (props) => {
    // What has been shown suspending stays so: another component in its place would begin anew.
    const [component] = useState<ComponentType<Props>>(() => loaded ?? (suspending as ComponentType<Props>));
    return createElement(component, props);
  };

  return Object.assign(render, {
    preload: async () => {
      loaded ??= await load();
    },
    isLoaded: () => loaded !== undefined,
  });
}
