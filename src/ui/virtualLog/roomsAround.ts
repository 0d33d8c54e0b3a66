import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';

type AnyVirtualizer = Pick<Virtualizer<never, never>, 'getVirtualItems' | 'getTotalSize'>;

/** An item that is drawn, and the room of those left out before it. */
export interface ItemWithRoom extends Pick<VirtualItem, 'index' | 'key'> {
  before: number;
}

/**
 * The items of a list that are drawn, with the room of the others between and behind them.
 *
 * @param top where the items begin in what scrolls them, in pixels
 */
export function roomsAround(
  virtualizer: AnyVirtualizer,
  top: number,
): { items: ItemWithRoom[]; behind: number } {
  let end = top;
  const items = virtualizer.getVirtualItems().map(({ index, key, start, end: itsEnd }) => {
    const before = start - end;
    end = itsEnd;
    return { index, key, before };
  });
  return { items, behind: top + virtualizer.getTotalSize() - end };
}
