import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/states/EmptyState';

interface UsersEmptyStateProps {
  /** What was searched; empty without a search. */
  search: string;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  onEverybody(): void;
  onFirstPage(): void;
}

/** Stands in for a page of the list without anybody on it: why, and the way on. */
export function UsersEmptyState({ search, isBeyond, onEverybody, onFirstPage }: UsersEmptyStateProps) {
  if (isBeyond) {
    return (
      <EmptyState title="Nobody on this page" text="The list has become shorter.">
        <Button variant="outline" onClick={onFirstPage}>
          To the first page
        </Button>
      </EmptyState>
    );
  }
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
