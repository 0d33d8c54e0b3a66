import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { wholeUpTo } from '../wholeUpTo';
import { drawnBehindPaint } from './nearRows';
import { roomsAround } from './roomsAround';
import { useKeepFocusedRowMounted } from './useKeepFocusedRowMounted';
import styles from './WindowedItems.module.css';

/** What the element of an item takes, so that it can be measured: the same each time that the item is drawn. */
export interface PageItem {
  ref?: Ref<HTMLDivElement>;
  'data-index'?: number;
}

const unmeasured: PageItem = {};

interface PageItemsProps {
  count: number;
  keyOf(index: number): number | string;
  /** How high an item is before it has been measured, in pixels. */
  typicalHeight: number;
  /** An item's element, with its key and with what is given to it. */
  children(index: number, item: PageItem): ReactNode;
}

/** The items of a list that the page scrolls; of very many those near what shows, with the room of the others. */
export function PageItems(props: PageItemsProps) {
  if (props.count > wholeUpTo) return <NearItems {...props} />;
  return Array.from({ length: props.count }, (_, index) => props.children(index, unmeasured));
}

function NearItems({ count, keyOf, typicalHeight, children }: PageItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { range, onMoved, handlers } = useKeepFocusedRowMounted();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count,
    getItemKey: keyOf,
    estimateSize: () => typicalHeight,
    scrollMargin: top,
    ...drawnBehindPaint,
    rangeExtractor: range,
    onChange: onMoved,
  });
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  const itemAt = useMemo(() => {
    const known = new Map<number, PageItem>();
    return (index: number) => {
      const item = known.get(index) ?? { ref: virtualizer.measureElement, 'data-index': index };
      known.set(index, item);
      return item;
    };
  }, [virtualizer]);

  const roomOf = (key: string, height: number) =>
    height > 0 && <div key={key} aria-hidden style={{ height }} />;
  const { items, behind } = roomsAround(virtualizer, top);
  return (
    <div ref={list} className={styles.list} {...handlers}>
      {items.flatMap(({ key, index, before }) => [
        roomOf(`before ${key}`, before),
        children(index, itemAt(index)),
      ])}
      {roomOf('behind', behind)}
    </div>
  );
}
