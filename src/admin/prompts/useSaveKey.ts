import { useEffect } from 'react';

/**
 * Lets Ctrl+S, or ⌘S, submit the form that an element stands in, instead of having the browser save the page.
 *
 * @param elementId the element's id
 */
export function useSaveKey(elementId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 's';
      const form = document.getElementById(elementId)?.closest('form');
      // Not behind a dialog, nor while it is being saved.
      if (!isSave || !form || form.closest('[inert]')) return;
      event.preventDefault();
      if (!form.querySelector('[aria-busy="true"]')) form.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [elementId]);
}
