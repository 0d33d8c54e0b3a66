/** Whether the focus is in an open menu. What would move the focus then leaves it there, or the menu would close. */
export const isInOpenMenu = (): boolean =>
  Boolean(document.activeElement?.closest('.dropdown')?.querySelector('[aria-expanded=true]'));
