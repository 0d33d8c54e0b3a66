/**
 * Resolves when the style sheets that the page's first script asks for are there: the browser would not wait for them. One
 * that fails counts as there; the opening frame says so.
 */
export async function stylesLoaded(): Promise<void> {
  await Promise.all(missingSheets().map(settled));
}

export const areStylesLoaded = (): boolean => missingSheets().length === 0;

const missingSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].filter(
    ({ sheet }) => !sheet,
  );

const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
