import type { ComponentProps } from 'react';

interface ScrollRegionProps extends ComponentProps<'section'> {
  /** What it is, for screen readers. */
  label: string;
}

/** A part of the page that scrolls by itself; the keyboard reaches it, too. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
  return <section {...rest} aria-label={label} tabIndex={0} />;
}
