import type { Site } from '../site';

/**
 * Opens a site once the sandbox takes requests: whoever comes as soon as the site answers finds its login and its API there.
 *
 * @param prepared settles when the site is built; opens it
 * @param listening settles when the sandbox takes requests
 */
export async function openBehind(
  prepared: Promise<() => Promise<Site>>,
  listening: Promise<void>,
): Promise<Site> {
  const [open] = await Promise.all([prepared, listening]);
  return open();
}
