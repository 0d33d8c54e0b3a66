import { CloudOff } from 'lucide-react';
import { Button } from '../Button';
import { StateFrame, type StateProps } from './StateFrame';

interface ErrorStateProps extends StateProps {
  onRetry?(): void;
}

/** Stands in for what could not be loaded: what happened, and what can be done about it. Announced at once. */
export function ErrorState({ onRetry, children, ...state }: ErrorStateProps) {
  return (
    <StateFrame {...state} role="alert" icon={<CloudOff size={28} />}>
      {onRetry && <Button onClick={onRetry}>Retry</Button>}
      {children}
    </StateFrame>
  );
}
