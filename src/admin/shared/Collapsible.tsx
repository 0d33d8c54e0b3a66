import type { ReactNode } from 'react';
import Accordion from 'react-bootstrap/Accordion';

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
  return (
    <Accordion className={className} defaultActiveKey={isOpen ? title : undefined}>
      <Accordion.Item eventKey={title}>
        <Accordion.Header as={heading}>{title}</Accordion.Header>
        <Accordion.Body>{children}</Accordion.Body>
      </Accordion.Item>
    </Accordion>
  );
}
