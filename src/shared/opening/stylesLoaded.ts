/**
 * Resolves when the style sheets that the page's first script asks for are there: the browser would not wait for them. One
 * that fails counts as there; the opening frame says so.
 */
export async function stylesLoaded(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]');
  await Promise.all([...sheets].filter(({ sheet }) => !sheet).map(settled));
}

const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
