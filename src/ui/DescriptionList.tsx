import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './DescriptionList.module.css';

/** A fact's name and what it is; a false one is left out. */
export type Description = [name: ReactNode, fact: ReactNode] | false;

interface DescriptionListProps {
  facts: readonly Description[];
  /** For a look of its own: the names and facts stand in a `dl` as `div > dt + dd`. */
  className?: string;
}

/** What is known of something, name by name: the names in one column, the facts in another. */
export function DescriptionList({ facts, className }: DescriptionListProps) {
  return (
    <dl className={classes(styles.list, className)}>
      {facts.map(
        (each, index) =>
          each && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact keeps its place, one that is left out as well
            <div key={index}>
              <dt>{each[0]}</dt>
              <dd>{each[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
