import type { CallFailure } from '../../api/failure';
import { ErrorState } from '../../ui/states/ErrorState';
import { ForbiddenState } from '../../ui/states/ForbiddenState';

interface QueryFailureProps {
  /** The failed query. */
  query: { error: CallFailure | null; refetch(): Promise<unknown> };
  /** What could not be had, e.g. 'Your conversation could not be loaded'. */
  title: string;
  /** What to say instead when the server no longer has it. */
  missingTitle?: string;
}

/** Stands in for what a query did not bring: refused, gone, or failed with a way to try again. */
export function QueryFailure({ query, title, missingTitle = title }: QueryFailureProps) {
  const { error, refetch } = query;
  if (error?.status === 403) return <ForbiddenState title={title} text="You do not have access to this." />;
  if (error?.isGone)
    return <ForbiddenState isGone title={missingTitle} text="It may have been removed meanwhile." />;
  return (
    <ErrorState
      title={title}
      text="Nothing is lost. Please try again in a moment."
      onRetry={() => void refetch()}
      retryAt={error?.retryAt}
      requestId={error?.requestId}
    />
  );
}
