import { useLayoutEffect } from 'react';
import { holdOpening } from './opening';

/** Keeps the page's opening frame on the screen and shows nothing: what `OpeningState` shows has no styles yet. */
export function OpeningHold() {
  useLayoutEffect(holdOpening, []);
  return null;
}
