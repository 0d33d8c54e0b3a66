import type { ReactNode } from 'react';
import BootstrapAccordion from 'react-bootstrap/Accordion';
import './accordion.scss';

interface AccordionProps {
  /** The names of those that are open; may hold names of other lists' items as well. */
  open: readonly string[];
  onChange(open: readonly string[]): void;
  className?: string;
  /** `AccordionItem`s. */
  children: ReactNode;
}

/** A list whose items open one by one, each by itself. */
export function Accordion({ open, onChange, className, children }: AccordionProps) {
  return (
    <BootstrapAccordion
      className={className}
      alwaysOpen
      activeKey={[...open]}
      onSelect={(keys) => onChange([keys ?? []].flat())}
    >
      {children}
    </BootstrapAccordion>
  );
}
