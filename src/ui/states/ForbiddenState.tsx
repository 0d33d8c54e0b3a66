import { StateFrame, type StateProps } from './StateFrame';

interface ForbiddenStateProps extends StateProps {
  /** Whether it is there no more; otherwise it is there, and not for this person. */
  isGone?: boolean;
}

/** Stands in for what the person may not see, or what is not there to be seen. */
export function ForbiddenState({ isGone = false, ...state }: ForbiddenStateProps) {
  return <StateFrame {...state} picture={isGone ? 'missing' : 'refused'} />;
}
