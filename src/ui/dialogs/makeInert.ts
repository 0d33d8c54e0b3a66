/** Marks what stays usable beside an open dialog, such as the toasts. */
export const aboveDialogs = '[data-above-dialogs]';

/**
 * Makes all of the page but one modal unreachable for pointer, keyboard and screen readers.
 *
 * @returns a function that undoes it
 */
export function makeInert(modal: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element) =>
      !element.contains(modal) && !element.matches(`[inert], ${aboveDialogs}, .modal-backdrop, script`),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}
