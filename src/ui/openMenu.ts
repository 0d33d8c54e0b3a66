/** Whether the focus is in a menu that is open: whatever arrives meanwhile leaves it there, or the menu would close. */
export const isInOpenMenu = (): boolean =>
  Boolean(document.activeElement?.closest('.dropdown')?.querySelector('[aria-expanded=true]'));
