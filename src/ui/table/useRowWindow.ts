import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useStableCallback } from '../useStableCallback';
import { drawnBehindPaint } from '../virtualLog/nearRows';
import { roomsAround } from '../virtualLog/roomsAround';
import { useKeepFocusedRowMounted } from '../virtualLog/useKeepFocusedRowMounted';
import { offerRows } from './focusById';
import { scrollPadding, useHeldPlace } from './useHeldPlace';

interface RowWindowOptions<Row> {
  rows: readonly Row[];
  keyOf(row: Row): Key;
  /** The ids of the controls in a row that the focus may be moved to. */
  idsOf(row: Row): readonly string[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** Whether the rows show as cards, which have other heights. */
  isCards: boolean;
}

interface Layout {
  /** Where the rows begin on the page. */
  top: number;
  /** How high those are that were drawn first. */
  rowHeight: number | null;
  /** As what they were drawn. */
  isCards: boolean;
  /** What of the window is covered by the headers. */
  padding: number;
}

/** How high a row is while none has been drawn, in pixels. */
const likelyHeight = 56;

/**
 * Which rows of a long table are in the document while the page scrolls: those near the screen, the one that has the
 * focus, and the one that is about to get it.
 *
 * @returns the rows with the room that those left out before each of them take, and that of those behind them all
 */
export function useRowWindow<Row>({ rows, keyOf, idsOf, body, isCards }: RowWindowOptions<Row>) {
  const [layout, setLayout] = useState<Layout>({ top: 0, rowHeight: null, isCards, padding: 0 });
  const [wanted, setWanted] = useState<{ index: number; id: string } | null>(null);
  const { range, onMoved, handlers } = useKeepFocusedRowMounted();

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : (keyOf(row) as string | number);
      },
      [rows, keyOf],
    ),
    estimateSize: () => layout.rowHeight ?? likelyHeight,
    scrollMargin: layout.top,
    scrollPaddingStart: layout.padding,
    ...drawnBehindPaint,
    rangeExtractor: useCallback(
      (visible: Range) => {
        const indexes = range(visible);
        if (!wanted || wanted.index >= visible.count || indexes.includes(wanted.index)) return indexes;
        return [...indexes, wanted.index].sort((one, other) => one - other);
      },
      [range, wanted],
    ),
    onChange: onMoved,
  });

  useLayoutEffect(() => {
    if (!body.current) return;
    const top = Math.round(body.current.getBoundingClientRect().top + window.scrollY);
    const isOther = isCards !== layout.isCards;
    const rowHeight = (isOther ? null : layout.rowHeight) ?? averageHeight(body.current);
    // Together: the virtualizer asks for heights anew when the place changes.
    if (rowHeight === null) return;
    if (top !== layout.top || rowHeight !== layout.rowHeight || isOther) {
      setLayout({ top, rowHeight, isCards, padding: scrollPadding() });
    }
  });
  useHeldPlace(body, isCards, (index) => {
    // Outside of React's work, in which the virtualizer must not draw; still before anything is painted.
    queueMicrotask(() => {
      virtualizer.measure();
      // Has every place worked out anew; the first row measured next would leave those before it as they were.
      virtualizer.getTotalSize();
      for (const row of body.current ? rowsIn(body.current) : []) {
        virtualizer.resizeItem(Number(row.dataset.index), row.offsetHeight);
      }
      if (index !== null) virtualizer.scrollToIndex(index, { align: 'start' });
    });
  });

  const take = useStableCallback((id: string) => {
    const index = rows.findIndex((row) => idsOf(row).includes(id));
    if (index >= 0) setWanted({ index, id });
    return index >= 0;
  });
  useEffect(() => offerRows(take), [take]);
  useLayoutEffect(() => {
    if (!wanted) return;
    document.getElementById(wanted.id)?.focus();
    setWanted(null);
  }, [wanted]);

  return {
    ...roomsAround(virtualizer, layout.top),
    measure: virtualizer.measureElement,
    handlers,
  };
}

/** Null while no row is drawn. */
function averageHeight(body: HTMLElement): number | null {
  const rows = rowsIn(body);
  const total = rows.reduce((sum, row) => sum + row.offsetHeight, 0);
  return total > 0 ? Math.round(total / rows.length) : null;
}

const rowsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLTableRowElement>('tr[data-index]')];
