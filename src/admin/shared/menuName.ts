import type { Screen } from '../../shared/address/screens';

/** What the back-office's bar calls a screen. */
export const menuName = ({ menu, title = '' }: Screen): string => menu?.name ?? title;
