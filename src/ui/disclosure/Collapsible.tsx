import { type ReactNode, useState } from 'react';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

interface CollapsibleProps {
  title: string;
  /** Default 'h2'. */
  heading?: 'h2' | 'h3';
  /** Whether it is open at first; default false. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card that shows its title alone until it is opened. */
export function Collapsible({
  title,
  heading = 'h2',
  isOpen = false,
  className,
  children,
}: CollapsibleProps) {
  const [open, setOpen] = useState<readonly string[]>(isOpen ? [title] : []);
  return (
    <Accordion className={className} open={open} onChange={setOpen}>
      <AccordionItem name={title} heading={heading} title={title}>
        {children}
      </AccordionItem>
    </Accordion>
  );
}
