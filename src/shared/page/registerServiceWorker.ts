import { trustedScriptUrl } from '../../ui/trustedScriptUrl';

const address = '/sw.js';
const pauseMs = 2_000;

/**
 * Has the browser keep this release for the next visit, once the page has been loaded and the browser has nothing else
 * to do. Nothing depends on it: where a browser can't or won't, the next visit is as the first one.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustedScriptUrl('service-worker', address, 'service worker'))
      .catch(() => undefined);
  };
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(register);
    else register();
  };
  const afterLoad = () => setTimeout(whenIdle, pauseMs);
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad, { once: true });
}
