import { Fragment, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './Facts.module.css';

/** A fact's name and what it is; a false one is left out. */
export type Fact = [name: string, fact: ReactNode] | false;

interface FactsProps {
  facts: readonly Fact[];
  className?: string;
}

/** What is known of something, name by name. */
export function Facts({ facts, className }: FactsProps) {
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
