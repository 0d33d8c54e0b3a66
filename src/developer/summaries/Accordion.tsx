import type { ReactNode } from 'react';
import BootstrapAccordion from 'react-bootstrap/Accordion';

interface AccordionProps {
  /** The keys of those that are open, of other lists' as well. */
  open: readonly string[];
  onChange(open: readonly string[]): void;
  children: ReactNode;
}

/** A list of parts that fold open one by one, each by itself. */
export function Accordion({ open, onChange, children }: AccordionProps) {
  return (
    <BootstrapAccordion alwaysOpen activeKey={[...open]} onSelect={(keys) => onChange([keys ?? []].flat())}>
      {children}
    </BootstrapAccordion>
  );
}
