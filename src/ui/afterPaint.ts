/** How long a page that shows no frame, such as one that has just been left, is waited for, in milliseconds. */
const atMost = 100;

/** Runs an action once what has changed until now is on the screen. @returns what calls it off */
export function onPainted(action: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** Resolves when what has changed until now is on the screen; at once where nobody sees the page. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = window.setTimeout(resolve, atMost);
    onPainted(() => {
      window.clearTimeout(limit);
      resolve();
    });
  });
}
