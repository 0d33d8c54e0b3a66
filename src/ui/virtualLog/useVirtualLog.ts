import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { nearTheEnd, useAtEnd } from './useAtEnd';
import { useKeepFocusedRowMounted } from './useKeepFocusedRowMounted';

interface VirtualLogOptions {
  count: number;
  /** How high an entry is before it has been measured, in pixels. */
  typicalHeight: number;
  /** Which entry stands at an index, so that it keeps its height when others come and go; the index when left out. */
  keyOf?(index: number): number;
  /**
   * Whether a reader at the end stays there whatever grows, as in a conversation; else entries open downwards and leave
   * what is above in its place.
   */
  isHeldAtEnd: boolean;
}

export type VirtualLogState = ReturnType<typeof useVirtualLog>;

/** What `VirtualLog` shows, and the way around in it. It begins at the end. */
export function useVirtualLog({ count, typicalHeight, keyOf, isHeldAtEnd }: VirtualLogOptions) {
  const scroller: RefObject<HTMLDivElement | null> = useRef(null);
  const keepFocused = useKeepFocusedRowMounted();

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => typicalHeight,
    overscan: 4,
    // Positions are written straight to the document; React draws only when other entries come near the screen.
    directDomUpdates: true,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: isHeldAtEnd ? 'end' : 'start',
    followOnAppend: isHeldAtEnd,
    scrollEndThreshold: nearTheEnd,
    rangeExtractor: keepFocused.range,
    onChange: keepFocused.onMoved,
  });

  const isAtEnd = useAtEnd(virtualizer, scroller);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  return { virtualizer, scroller, isAtEnd, focusHandlers: keepFocused.handlers };
}
