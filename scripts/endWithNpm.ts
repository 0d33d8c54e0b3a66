const lookEveryMs = 500;

/**
 * Ends what npm has started when npm, or its shell, is gone: a signal that reaches these alone is passed on to nobody.
 */
export function endWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    stop();
  }, lookEveryMs).unref();
}
