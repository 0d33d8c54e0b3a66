import { Button } from '../../ui/Button';
import { EmptyLook } from '../../ui/FailedLook';

interface NobodyHereProps {
  /** What was searched; empty without a search. */
  search: string;
  /** The page lies behind the last one. */
  isBeyond: boolean;
  onEverybody(): void;
  onFirstPage(): void;
}

/** Stands in for a page of the list without anybody on it: why, and the way on. */
export function NobodyHere({ search, isBeyond, onEverybody, onFirstPage }: NobodyHereProps) {
  if (isBeyond) {
    return (
      <EmptyLook title="Nobody on this page" text="The list has become shorter.">
        <Button variant="outline" onClick={onFirstPage}>
          To the first page
        </Button>
      </EmptyLook>
    );
  }
  if (search !== '') {
    return (
      <EmptyLook title="Nobody found" text={`No name and no e-mail contains “${search}”.`}>
        <Button variant="outline" onClick={onEverybody}>
          Show everybody
        </Button>
      </EmptyLook>
    );
  }
  return <EmptyLook title="No users yet" text="Whoever activates an account appears here." />;
}
