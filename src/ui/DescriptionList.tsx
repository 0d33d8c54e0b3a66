import { Fragment, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './DescriptionList.module.css';

/** A fact's name and what it is; a false one is left out. */
export type Description = [name: string, fact: ReactNode] | false;

interface DescriptionListProps {
  facts: readonly Description[];
  className?: string;
}

/** What is known of something, name by name. */
export function DescriptionList({ facts, className }: DescriptionListProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {facts
        .filter((each) => each !== false)
        .map(([name, fact]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
