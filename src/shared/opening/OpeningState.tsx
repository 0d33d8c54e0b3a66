import { useLayoutEffect } from 'react';
import { LoadingState } from '../../ui/states/LoadingState';
import { holdOpening } from './opening';

interface OpeningStateProps {
  /** What is going on, e.g. 'Checking who you are'. */
  label: string;
}

/**
 * Holds the place of what the opening of the application still waits for: the session, the person's status, code. The
 * page's opening frame stays around it.
 */
export function OpeningState({ label }: OpeningStateProps) {
  useLayoutEffect(holdOpening, []);
  return <LoadingState label={label} />;
}
