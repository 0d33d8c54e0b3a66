import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useMemo, useRef } from 'react';

/** How long the rows around a newly focused control may still be measured. */
const settlingMs = 2_000;

interface Held {
  control: HTMLElement;
  until: number;
}

/**
 * Keeps the focus where it can be used: the row that holds it stays in the document while it is scrolled away, and what
 * the keyboard has just reached stays in view while the rows around it turn out taller or smaller than expected. A
 * reader who scrolls is not held.
 */
export function useKeepFocusedRowMounted() {
  const focused = useRef<number | null>(null);
  const held = useRef<Held | null>(null);

  const range = useCallback((visible: Range) => {
    const indexes = defaultRangeExtractor(visible);
    const index = focused.current;
    if (index === null || index >= visible.count || indexes.includes(index)) return indexes;
    return [...indexes, index].sort((one, other) => one - other);
  }, []);

  /** To be called whenever rows may have moved. */
  const onMoved = useCallback(() => {
    if (!held.current || performance.now() > held.current.until) return;
    // Does nothing where the control is in view already, so this ends as soon as the rows have their heights.
    held.current.control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

  const handlers = useMemo(() => {
    const release = () => {
      held.current = null;
    };
    return {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest<HTMLElement>('[data-index]');
        focused.current = row ? Number(row.dataset.index) : null;
        const isByKeyboard = row && target.matches(':focus-visible');
        held.current = isByKeyboard ? { control: target, until: performance.now() + settlingMs } : null;
      },
      onBlur: () => {
        focused.current = null;
        release();
      },
      onKeyDownCapture: release,
      onPointerDownCapture: release,
      onTouchMoveCapture: release,
      onWheelCapture: release,
    };
  }, []);

  return { range, onMoved, handlers };
}
