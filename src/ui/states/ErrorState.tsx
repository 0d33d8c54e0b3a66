import { CloudOff } from 'lucide-react';
import { RetryButton } from './RetryButton';
import { StateFrame, type StateProps } from './StateFrame';

interface ErrorStateProps extends StateProps {
  onRetry?(): void;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt?: number | null;
}

/** Stands in for what could not be loaded: what happened, and what can be done about it. Announced at once. */
export function ErrorState({ onRetry, retryAt, children, ...state }: ErrorStateProps) {
  return (
    <StateFrame {...state} role="alert" icon={<CloudOff size={28} />}>
      {onRetry && <RetryButton notBefore={retryAt} onRetry={onRetry} />}
      {children}
    </StateFrame>
  );
}
