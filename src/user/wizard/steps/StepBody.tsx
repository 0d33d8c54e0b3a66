import { type ReactNode, useRef } from 'react';
import { QueryView, type ViewedQuery } from '../../../shared/query/QueryView';
import { classes } from '../../../ui/classes';
import styles from './Steps.module.css';

interface StepBodyProps<Data> {
  query: ViewedQuery<Data>;
  /** What is being loaded, e.g. 'Loading the terms'. */
  loading: string;
  /** What could not be had, e.g. 'The terms could not be loaded'. */
  failed: string;
  /** What shows where there is none. */
  empty?: ReactNode;
  /** Keeps the room of what is loaded until it has come, so that Next does not move under a press. */
  className?: string;
  /** Shows what was loaded. */
  children(data: NonNullable<Data>): ReactNode;
}

/** What a step has loaded; before that the waiting, or what failed with a way to try again. */
export function StepBody<Data>({ query, className, ...view }: StepBodyProps<Data>) {
  const body = useRef<HTMLDivElement>(null);

  const refetch = async () => {
    const result = await query.refetch();
    // Retry goes, and with it the focus.
    if (result.isSuccess) body.current?.focus();
    return result;
  };

  return (
    <div ref={body} className={classes(styles.body, className)} tabIndex={-1}>
      <QueryView query={{ ...query, refetch }} {...view} />
    </div>
  );
}
