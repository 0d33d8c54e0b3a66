import type { ReactNode } from 'react';
import { useArrivalFocus } from './useArrivalFocus';

/** The heading of a page; receives the focus when the person arrives at the page. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
