import { useState } from 'react';

/**
 * An open item as its list had it last: another page of the list may come, or somebody else may delete the item, while
 * it is looked at.
 */
export function useLastSeen<Item extends { id: number | string }>(
  id: Item['id'],
  items: readonly Item[] | undefined,
): Item | undefined {
  const [seen, setSeen] = useState<Item>();
  const found = items?.find((item) => item.id === id);
  if (found && found !== seen) setSeen(found);
  return found ?? (seen?.id === id ? seen : undefined);
}
