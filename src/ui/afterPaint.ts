/** How long a page that shows no frame, such as one that has just been left, is waited for, in milliseconds. */
const atMost = 100;

/** Resolves when what has changed until now is on the screen; at once where nobody sees the page. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, atMost);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      setTimeout(resolve);
    });
  });
}
