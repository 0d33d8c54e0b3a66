import type { ReactNode } from 'react';
import { QueryView, type ViewedQuery } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { useLastSeen } from './useLastSeen';

interface OpenItemProps<Item extends { id: number | string }> {
  id: Item['id'];
  /** The list that holds it, loaded or on its way; where the server gives it by itself, a list of it alone. */
  list: readonly Item[] | ViewedQuery<readonly Item[]>;
  /** What it is, as it stands in a sentence, e.g. 'source'. */
  noun: string;
  /** What to say where the list does not hold it. */
  missing?: string;
  /** Offers the way back to the list, where that does not show beside it. */
  onClose?(): void;
  /** Shows it; `isGone` when the list no longer holds it. */
  children(item: Item, isGone: boolean): ReactNode;
}

/**
 * The item of a list that the address names, mounted anew for each, or what there is in its place: the waiting, a
 * failure, that it is not there.
 */
export function OpenItem<Item extends { id: number | string }>(props: OpenItemProps<Item>) {
  return <Opened key={props.id} {...props} />;
}

function Opened<Item extends { id: number | string }>({
  id,
  list,
  noun,
  missing = 'It may have been deleted meanwhile.',
  onClose,
  children,
}: OpenItemProps<Item>) {
  const query: ViewedQuery<readonly Item[]> = 'data' in list ? list : loaded(list);
  const item = useLastSeen(id, query.data);

  const notThere = (
    <ForbiddenState isGone title={`This ${noun} is not there`} text={missing}>
      {onClose && <Button onClick={onClose}>To the list</Button>}
    </ForbiddenState>
  );
  if (item) return children(item, !query.data?.includes(item));
  return (
    <QueryView
      query={query}
      loading={`Loading the ${noun}`}
      failed={`The ${noun} could not be loaded`}
      gone={notThere}
    >
      {() => notThere}
    </QueryView>
  );
}

const loaded = <Item,>(data: readonly Item[]): ViewedQuery<readonly Item[]> => ({
  data,
  error: null,
  refetch: () => Promise.resolve({ isSuccess: true }),
});
