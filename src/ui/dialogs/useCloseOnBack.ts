import { useContext, useEffect, useEffectEvent } from 'react';
import { HoldBackContext } from './holdBack';

/** TypeScript's library does not know it yet. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** While a dialog shows, Back closes it and the page stays; on a phone that is what people press to get rid of it (D-130). */
export function useCloseOnBack(show: boolean, onDismiss: () => void): void {
  const holdBack = useContext(HoldBackContext);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => (show && holdBack ? holdBack(() => dismiss()) : undefined), [show, holdBack]);
  useEffect(() => (show ? watchCloseRequests(() => dismiss()) : undefined), [show]);
}

/**
 * Where the system itself knows of 'Back closes what is on top', as on Android, also where Back would lead to another
 * site.
 */
function watchCloseRequests(onRequest: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined;
  let watcher: CloseWatcher | null = null;
  let isEscape = false;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      // A watcher serves once, and the dialog may stay.
      watch();
      if (!isEscape) onRequest();
    };
  };
  // Esc is a request to close, too, and follows its event at once: the dialog hears of that by itself, or what stands in it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    isEscape = true;
    setTimeout(() => {
      isEscape = false;
    });
  };
  watch();
  // On the way down: who takes the event may keep it to themselves.
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    watcher?.destroy();
    window.removeEventListener('keydown', onKeyDown, true);
  };
}
