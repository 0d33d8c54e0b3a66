import { type ReactNode, useRef } from 'react';
import type { CallFailure } from '../../../api/failure';
import { QueryFailure } from '../../../shared/query/QueryFailure';
import { LoadingState } from '../../../ui/states/LoadingState';
import styles from './Steps.module.css';

interface StepBodyProps<Data> {
  query: {
    data: Data | undefined;
    error: CallFailure | null;
    isError: boolean;
    refetch(): Promise<{ isSuccess: boolean }>;
  };
  /** What is being loaded, e.g. 'Loading the terms'. */
  loading: string;
  /** What could not be had, e.g. 'The terms could not be loaded'. */
  failed: string;
  /** Shows what was loaded. */
  children(data: Data): ReactNode;
}

/** What a step has loaded; before that the waiting, or what failed with a way to try again. */
export function StepBody<Data>({ query, loading, failed, children }: StepBodyProps<Data>) {
  const body = useRef<HTMLDivElement>(null);
  const { data, error, isError } = query;

  const refetch = async () => {
    const { isSuccess } = await query.refetch();
    // Retry goes, and with it the focus.
    if (isSuccess) body.current?.focus();
  };

  return (
    <div ref={body} className={styles.body} tabIndex={-1}>
      {data !== undefined && children(data)}
      {data === undefined && isError && <QueryFailure query={{ error, refetch }} title={failed} />}
      {data === undefined && !isError && <LoadingState label={loading} />}
    </div>
  );
}
