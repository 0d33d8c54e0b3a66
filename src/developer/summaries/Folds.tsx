import type { ReactNode } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import styles from './Folds.module.css';

interface FoldsProps {
  /** The keys of those that are open, of other lists' as well. */
  open: readonly string[];
  onChange(open: readonly string[]): void;
  children: ReactNode;
}

/** A list of parts that fold open one by one, each by itself. */
export function Folds({ open, onChange, children }: FoldsProps) {
  return (
    <Accordion alwaysOpen activeKey={[...open]} onSelect={(keys) => onChange([keys ?? []].flat())}>
      {children}
    </Accordion>
  );
}

interface FoldProps {
  name: string;
  heading: 'h3' | 'h4';
  title: ReactNode;
  /** A few words at the end of the title's line. */
  aside: ReactNode;
  children: ReactNode;
}

/** One part of `Folds`: its title, and below it the content while it is open. */
export function Fold({ name, heading, title, aside, children }: FoldProps) {
  return (
    <Accordion.Item eventKey={name}>
      <Accordion.Header as={heading}>
        <span className={styles.title}>
          <span>{title}</span> <span className={styles.aside}>{aside}</span>
        </span>
      </Accordion.Header>
      <Accordion.Body>{children}</Accordion.Body>
    </Accordion.Item>
  );
}
