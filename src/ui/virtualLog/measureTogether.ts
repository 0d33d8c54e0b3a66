import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/** Heights that have been read ahead. */
const heights = new WeakMap<Element, number>();

/**
 * Measures an entry of a list. Those that are put in together are read together: each height takes its entry to its
 * place, and to read the next one after that would have the browser lay out the list again.
 */
export function measureTogether<Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLDivElement, Row>,
): number {
  const { itemSizeCache, indexFromElement, options } = virtualizer;
  const isKnown = (element: Element) =>
    itemSizeCache.has(options.getItemKey(indexFromElement(element as Row)));
  if (entry || isKnown(row)) return measureElement(row, entry, virtualizer);

  if (!heights.has(row)) {
    for (const other of row.parentElement?.children ?? [])
      if (!isKnown(other)) heights.set(other, (other as HTMLElement).offsetHeight);
  }
  const height = heights.get(row) ?? 0;
  heights.delete(row);
  return height;
}
