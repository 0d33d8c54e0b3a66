import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What a canvas has to be told, since no style sheet reaches into it. Colours as CSS writes them. */
export interface ChartLook {
  ink: string;
  muted: string;
  line: string;
  surface: string;
  accent: string;
  /** For lines beside each other. What tells them apart is not the colour alone. */
  series: readonly string[];
  /** `size` in CSS pixels. */
  font: { family: string; size: number };
  /** Nothing may move. */
  isStill: boolean;
}

const wishes = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
  still: '(prefers-reduced-motion: reduce)',
};

/**
 * The look of the page at the place of a chart, now and whenever the theme or the system's wishes change.
 *
 * @returns the ref of the element that holds the chart, and the look as soon as that is there
 */
export function useChartLook(): [RefObject<HTMLDivElement | null>, ChartLook | null] {
  const place = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<ChartLook | null>(null);

  useLayoutEffect(() => setLook(place.current && lookAt(place.current)), []);

  useEffect(() => {
    const lookAgain = () => setLook(place.current && lookAt(place.current));
    const theme = new MutationObserver(lookAgain);
    theme.observe(document.documentElement, { attributeFilter: ['data-bs-theme', 'style'] });
    const lists = Object.values(wishes).map((query) => window.matchMedia(query));
    for (const list of lists) list.addEventListener('change', lookAgain);
    return () => {
      theme.disconnect();
      for (const list of lists) list.removeEventListener('change', lookAgain);
    };
  }, []);

  return [place, look];
}

function lookAt(place: HTMLElement): ChartLook {
  const { fontFamily, fontSize } = getComputedStyle(place);
  // A token may depend on the theme (`light-dark()`): only a property that uses it has the colour itself.
  const probe = place.appendChild(document.createElement('span'));
  const colourOf = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const look = {
    ink: colourOf('ink'),
    muted: colourOf('muted'),
    line: colourOf('line'),
    surface: colourOf('surface'),
    accent: colourOf('accent'),
    series: ['accent', 'warning', 'danger', 'muted', 'success'].map(colourOf),
    font: { family: fontFamily, size: Number.parseFloat(fontSize) },
    isStill: window.matchMedia(wishes.still).matches,
  };
  probe.remove();
  if (!window.matchMedia(wishes.forced).matches) return look;
  // There the page's text colour replaces all of them.
  return {
    ...look,
    line: 'GrayText',
    surface: 'Canvas',
    accent: 'Highlight',
    series: ['CanvasText', 'Highlight'],
  };
}
