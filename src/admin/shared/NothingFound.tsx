import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/states/EmptyState';

interface NothingFoundProps {
  /** What is listed, in small letters. */
  items: string;
  onShowAll(): void;
}

/** Stands in for a list of which a search or a filter leaves nothing. */
export const NothingFound = ({ items, onShowAll }: NothingFoundProps) => (
  <EmptyState title="Nothing found" text={`None of the ${items} is what you are looking for.`}>
    <Button variant="outline" onClick={onShowAll}>
      Show all
    </Button>
  </EmptyState>
);
