import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { drawnBehindPaint } from './nearRows';
import { roomsAround } from './roomsAround';
import { useKeepFocusedRowMounted } from './useKeepFocusedRowMounted';
import styles from './WindowedItems.module.css';

export interface WindowedItemsProps {
  count: number;
  keyOf(index: number): Key;
  /** How high an item is before it has been measured, in pixels. */
  typicalHeight: number;
  /** The item that is in the document wherever the list stands, by its index; -1 for none. */
  kept: number;
  /** Of what element the list and its items are. */
  as: { list: 'ul'; item: 'li' } | { list: 'div'; item: 'div' };
  children(index: number): ReactNode;
}

/** The items of a long list near what shows of the `nav` that scrolls it, with the room of the others around them. */
export function WindowedItems({ count, keyOf, typicalHeight, kept, as, children }: WindowedItemsProps) {
  const { list: List, item: Item } = as;
  const list = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const { range, onMoved, handlers } = useKeepFocusedRowMounted();

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => list.current?.closest('nav') ?? null,
    getItemKey: keyOf as (index: number) => string | number,
    estimateSize: () => typicalHeight,
    scrollMargin: top,
    ...drawnBehindPaint,
    rangeExtractor: useCallback(
      (visible: Range) => {
        const indexes = range(visible);
        if (kept < 0 || kept >= visible.count || indexes.includes(kept)) return indexes;
        return [...indexes, kept].sort((one, other) => one - other);
      },
      [range, kept],
    ),
    onChange: onMoved,
  });

  // The nearest positioned element around it is the one that scrolls.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0));

  const roomOf = (key: string, height: number) =>
    height > 0 && <Item key={key} aria-hidden style={{ height }} />;
  const { items, behind } = roomsAround(virtualizer, top);
  return (
    <List ref={list as never} className={styles.list} {...handlers}>
      {items.flatMap(({ key, index, before }) => [
        roomOf(`before ${key}`, before),
        <Item
          key={String(key)}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-posinset={Item === 'li' ? index + 1 : undefined}
          aria-setsize={Item === 'li' ? count : undefined}
          className={styles.item}
        >
          {children(index)}
        </Item>,
      ])}
      {roomOf('behind', behind)}
    </List>
  );
}
