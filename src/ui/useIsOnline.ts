import { useSyncExternalStore } from 'react';

/** Whether the device has a network connection, as far as the browser knows; kept up as it comes and goes. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void) {
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}

const events = ['online', 'offline'];
