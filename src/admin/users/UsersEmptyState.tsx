import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/states/EmptyState';

interface UsersEmptyStateProps {
  /** What was searched; empty without a search. */
  search: string;
  onEverybody(): void;
}

/** Stands in for the list where nobody is in it: why, and the way on. */
export function UsersEmptyState({ search, onEverybody }: UsersEmptyStateProps) {
  if (search !== '') {
    return (
      <EmptyState title="Nobody found" text={`No name and no e-mail contains “${search}”.`}>
        <Button variant="outline" onClick={onEverybody}>
          Show everybody
        </Button>
      </EmptyState>
    );
  }
  return <EmptyState title="No users yet" text="Whoever activates an account appears here." />;
}
