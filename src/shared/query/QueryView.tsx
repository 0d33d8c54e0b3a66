import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/failure';
import { LoadingState } from '../../ui/states/LoadingState';
import { StaleNotice } from '../../ui/states/StaleNotice';
import { QueryFailure } from './QueryFailure';

/** What `QueryView` needs to know of a query. */
export interface ViewedQuery<Data> {
  /** Undefined until the server has answered, null where it has none. */
  data: Data | undefined;
  error: CallFailure | null;
  isFetching?: boolean;
  /** Whether it is asked at all; default true. */
  isEnabled?: boolean;
  refetch(): Promise<{ isSuccess: boolean }>;
}

interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** What is being loaded, e.g. 'Loading the news'. */
  loading: string;
  /** What could not be had, e.g. 'The news could not be loaded'. */
  failed: string;
  /** What to say instead when the server no longer has it. */
  missing?: string;
  /** What shows when the server no longer has it, where a few words would not do. */
  gone?: ReactNode;
  /** What shows where there is none, or an empty list. Without it an empty list goes to `children`. */
  empty?: ReactNode;
  /** Whether it is a line among others: then it takes no more room than that while it loads. */
  isLine?: boolean;
  /** Shows what was loaded. */
  children(data: NonNullable<Data>): ReactNode;
}

/**
 * What a query has brought, or what there is in its place: the waiting, a failure with a way to try again, a refusal.
 * After a failed reload the former answer stays, with a notice that it is old; what the server refuses now or has no
 * more, does not.
 *
 * @example
 * <QueryView query={useModules()} loading="Loading the modules" failed="The modules could not be loaded">
 *   {(modules) => <ModulesTable modules={modules} />}
 * </QueryView>
 */
export function QueryView<Data>({
  query,
  loading,
  failed,
  missing,
  gone,
  empty,
  isLine,
  children,
}: QueryViewProps<Data>) {
  const { data, error, isFetching, isEnabled = true, refetch } = query;

  if (error && (data === undefined || error.isFinal)) {
    if (error.isGone && gone !== undefined) return gone;
    return <QueryFailure query={{ error, refetch }} title={failed} missingTitle={missing} />;
  }
  if (data === undefined) return isEnabled && <LoadingState label={loading} isLine={isLine} />;

  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {error && (
        <StaleNotice
          title={failed}
          isRetrying={isFetching}
          retryAt={error.retryAt}
          onRetry={() => void refetch()}
        />
      )}
      {data === null || isEmpty ? empty : children(data as NonNullable<Data>)}
    </>
  );
}
