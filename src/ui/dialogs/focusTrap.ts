import { aboveDialogs } from './makeInert';

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]';

/**
 * Keeps Tab and Shift+Tab inside the modal and what stands above dialogs, from the end back to the beginning.
 *
 * @returns a function that undoes it
 */
export function trapFocus(modal: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || modal.hasAttribute('inert')) return;
    const stops = tabStops(modal);
    const active = document.activeElement;
    const isInside = stops.some((stop) => stop === active);
    // Between two stops the browser does it; here only from the last to the first, and back.
    if (isInside && active !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
    if (active === modal && !event.shiftKey) return;
    event.preventDefault();
    (stops.at(event.shiftKey ? -1 : 0) ?? modal).focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** The elements that Tab reaches, in document order. */
function tabStops(modal: HTMLElement): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      (modal.contains(element) || element.closest(aboveDialogs)) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [hidden], [inert] *'),
  );
}
