import type { ReactNode } from 'react';
import BootstrapAccordion from 'react-bootstrap/Accordion';
import type { PageItem } from '../virtualLog/PageItems';
import styles from './AccordionItem.module.css';

interface AccordionItemProps {
  /** Its name in the `open` of `Accordion`. */
  name: string;
  heading: 'h2' | 'h3' | 'h4';
  title: ReactNode;
  /** A few words at the end of the title's line. */
  aside?: ReactNode;
  /** In a long list, what its element takes (`PageItems`). */
  item?: PageItem;
  children: ReactNode;
}

/** One item of an `Accordion`: its title, and below it the content while it is open. */
export function AccordionItem({ name, heading, title, aside, item, children }: AccordionItemProps) {
  return (
    <BootstrapAccordion.Item eventKey={name} {...item}>
      <BootstrapAccordion.Header as={heading}>
        {aside ? (
          <span className={styles.title}>
            <span>{title}</span> <span className={styles.aside}>{aside}</span>
          </span>
        ) : (
          title
        )}
      </BootstrapAccordion.Header>
      <BootstrapAccordion.Body>{children}</BootstrapAccordion.Body>
    </BootstrapAccordion.Item>
  );
}
