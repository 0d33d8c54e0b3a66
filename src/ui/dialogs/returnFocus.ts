/** Gives the focus back to what opened a dialog or, where that has gone, to its menu, another dialog or the page. */
export function returnFocus(opener: Element | null) {
  for (const candidate of candidates(opener)) {
    if (!(candidate instanceof HTMLElement) || candidate === document.body) continue;
    candidate.focus();
    if (document.activeElement === candidate) return;
  }
}

function* candidates(opener: Element | null): Generator<Element | null | undefined> {
  yield opener;
  // An entry of a menu that has closed: the button that opened the menu.
  yield opener?.closest('.dropdown')?.querySelector('[aria-expanded]');
  yield [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  const main = document.querySelector('main');
  yield main?.querySelector('h1[tabindex]');
  yield main;
}
