import type { Plugin } from 'vite';

/**
 * Says one of Bootstrap's rules otherwise. A rule about whatever follows any element has the browser restyle all around an
 * element that goes: each row that scrolls out of a long list would cost the styles of those that stay.
 */
export function calmSelectors(): Plugin {
  return {
    name: 'hearken:calm-selectors',
    // Comes after Vite has made styles of Sass.
    transform: { filter: { id: /\.scss$/ }, handler: withoutNeighbours },
  };
}

/** @param styles - what Sass makes of Bootstrap */
export const withoutNeighbours = (styles: string): string =>
  styles.replaceAll('legend + *', 'fieldset > :not(legend)');
