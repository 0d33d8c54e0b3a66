import { Lock } from 'lucide-react';
import { StateFrame, type StateProps } from './StateFrame';

/** Stands in for what the person may not see. */
export function ForbiddenState(props: StateProps) {
  return <StateFrame {...props} icon={<Lock size={28} />} />;
}
