import type { ComponentProps } from 'react';

interface ScrollRegionProps extends ComponentProps<'section'> {
  /** What it is, for screen readers. */
  label: string;
}

/** A part of the page that scrolls by itself; the keyboard reaches it, too, unless `tabIndex` says otherwise. */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
  return <section tabIndex={0} {...rest} aria-label={label} />;
}
