import { Sprout } from 'lucide-react';
import { StateFrame, type StateProps } from './StateFrame';

/** Stands in for a list without items: what will be here, and what to do next. */
export function EmptyState(props: StateProps) {
  return <StateFrame {...props} icon={<Sprout size={28} />} />;
}
