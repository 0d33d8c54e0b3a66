/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);

/** Ctrl+Shift+F, ⌘⇧F: the browser's own search has the keys without Shift, and keeps them. */
export const isFindShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'f' &&
  event.shiftKey &&
  !event.altKey &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
