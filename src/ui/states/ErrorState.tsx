import { RequestDetails } from '../RequestDetails';
import { useIsOnline } from '../useIsOnline';
import { RetryButton } from './RetryButton';
import { StateFrame, type StateProps } from './StateFrame';

interface ErrorStateProps extends StateProps {
  /** Whether the page itself broke; otherwise something did not come. */
  hasStumbled?: boolean;
  onRetry?(): void;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt?: number | null;
  /** What the server's log calls the request, where the failure was the server's. */
  requestId?: string | null;
}

/** Stands in for what could not be loaded: what happened, and what can be done about it. Announced at once. */
export function ErrorState({
  hasStumbled = false,
  onRetry,
  retryAt,
  requestId,
  children,
  ...state
}: ErrorStateProps) {
  const unanswered = useIsOnline() ? 'failed' : 'offline';
  return (
    <StateFrame {...state} role="alert" picture={hasStumbled ? 'stumbled' : unanswered}>
      {onRetry && <RetryButton notBefore={retryAt} onRetry={onRetry} />}
      {children}
      <RequestDetails id={requestId} />
    </StateFrame>
  );
}
