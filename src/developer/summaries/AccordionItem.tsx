import type { ReactNode } from 'react';
import BootstrapAccordion from 'react-bootstrap/Accordion';
import styles from './Accordion.module.css';

interface AccordionItemProps {
  name: string;
  heading: 'h3' | 'h4';
  title: ReactNode;
  /** A few words at the end of the title's line. */
  aside: ReactNode;
  children: ReactNode;
}

/** One part of `Accordion`: its title, and below it the content while it is open. */
export function AccordionItem({ name, heading, title, aside, children }: AccordionItemProps) {
  return (
    <BootstrapAccordion.Item eventKey={name}>
      <BootstrapAccordion.Header as={heading}>
        <span className={styles.title}>
          <span>{title}</span> <span className={styles.aside}>{aside}</span>
        </span>
      </BootstrapAccordion.Header>
      <BootstrapAccordion.Body>{children}</BootstrapAccordion.Body>
    </BootstrapAccordion.Item>
  );
}
