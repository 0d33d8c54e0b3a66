import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { measureTogether } from './measureTogether';
import { drawnBehindPaint, overscan } from './nearRows';
import { observeOffset } from './observeOffset';
import { nearTheEnd, useAtEnd } from './useAtEnd';
import { useKeepFocusedRowMounted } from './useKeepFocusedRowMounted';

interface VirtualLogOptions {
  count: number;
  /** How high an entry is before it has been measured, in pixels. */
  typicalHeight: number;
  /** An entry's key, so that it keeps its measured height when others come and go; default: its index. */
  keyOf?(index: number): number;
  /**
   * Whether a reader at the end stays there when entries grow, as in a conversation; else what is above a growing entry
   * keeps its place.
   */
  isHeldAtEnd: boolean;
}

const [paddingStart, paddingEnd] = [8, 16];

export type VirtualLogState = ReturnType<typeof useVirtualLog>;

/** The state of a `VirtualLog`. It begins at the end. */
export function useVirtualLog({ count, typicalHeight, keyOf, isHeldAtEnd }: VirtualLogOptions) {
  const scroller: RefObject<HTMLDivElement | null> = useRef(null);
  const keepFocused = useKeepFocusedRowMounted();

  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => typicalHeight,
    measureElement: measureTogether,
    observeElementOffset: observeOffset,
    ...(isHeldAtEnd ? { overscan } : drawnBehindPaint),
    // Positions are written straight to the DOM; React renders only when other entries come near the screen.
    directDomUpdates: true,
    paddingStart,
    paddingEnd,
    // As if it were as high as the window, and at its end: what is above is not drawn on the way there.
    initialRect: { width: 0, height: innerHeight },
    initialOffset: () => Math.max(0, paddingStart + count * typicalHeight + paddingEnd - innerHeight),
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
