import { LoadingState } from '../../ui/states/LoadingState';

interface OpeningStateProps {
  /** What is going on, e.g. 'Checking who you are'. */
  label: string;
}

/** Holds the place of what the opening of the application still waits for: the session, the person's status, code. */
export function OpeningState({ label }: OpeningStateProps) {
  return <LoadingState label={label} />;
}
