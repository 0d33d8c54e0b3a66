import { useLayoutEffect } from 'react';
import { showFirstScreen } from './opening';

/** Stands beside the application and takes the page's opening frame away once the first screen is there. */
export function OpeningEnd() {
  useLayoutEffect(showFirstScreen, []);
  return null;
}
