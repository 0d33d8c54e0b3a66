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
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      // A watcher serves once, and the dialog may stay.
      watch();
      onRequest();
    };
  };
  // Esc is a request to close, too; the dialog has heard that by itself by then.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  watch();
  window.addEventListener('keydown', onKeyDown);
  return () => {
    watcher?.destroy();
    window.removeEventListener('keydown', onKeyDown);
  };
}
