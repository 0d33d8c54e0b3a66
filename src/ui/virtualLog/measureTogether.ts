import { measureElement } from '@tanstack/react-virtual';

let heights = new Map<Element, number>();

/**
 * Measures all rows at the first new one of a drawing: each height that the virtualizer hears of moves rows, after which
 * reading the next one would have them laid out once more.
 */
export const measureTogether: typeof measureElement<Element> = (row, entry, virtualizer) => {
  const key = virtualizer.options.getItemKey(virtualizer.indexFromElement(row));
  if (entry || virtualizer.itemSizeCache.has(key)) return measureElement(row, entry, virtualizer);
  if (!heights.has(row)) {
    heights = new Map(
      [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map((each) => [
        each,
        each.offsetHeight,
      ]),
    );
    queueMicrotask(() => heights.clear());
  }
  return heights.get(row) ?? 0;
};
