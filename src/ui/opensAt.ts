import type { MouseEvent } from 'react';

/**
 * The handlers of what opens an item: here by a press, in a tab of its own by one with Ctrl, Cmd or the middle button,
 * where the item has an address. The second press of a double click does nothing more.
 */
export function opensAt(href: string | undefined, open: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (href !== undefined && (event.ctrlKey || event.metaKey)) openTab(href);
      else if (event.detail < 2) open();
    },
    onAuxClick(event: MouseEvent) {
      if (href !== undefined && event.button === middle) openTab(href);
    },
  };
}

/** The same for a link, where the browser knows by itself what opens a tab. */
export const followsHere = (open: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (event.detail < 2) open();
};

/** What the middle button is called in an event. */
const middle = 1;

const openTab = (href: string) => window.open(href, '_blank', 'noopener');
