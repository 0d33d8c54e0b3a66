import type { MouseEvent } from 'react';

/**
 * Opens an item by a press: here or, with Ctrl, Cmd or the middle button, in a tab of its own, where the item has an
 * address. For `onClick` and `onAuxClick` alike. The second press of a double click does nothing more.
 */
export function openBy(event: MouseEvent, href: string | undefined, open: () => void): void {
  if (event.type === 'auxclick' && event.button !== middle) return;
  if (event.type === 'auxclick' || event.ctrlKey || event.metaKey) {
    if (href !== undefined) window.open(href, '_blank', 'noopener');
    else if (event.type === 'click') open();
  } else if (event.detail < 2) open();
}

/** What the middle button is called in an event. */
const middle = 1;
