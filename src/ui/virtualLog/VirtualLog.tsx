import { ArrowDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ScrollRegion } from '../ScrollRegion';
import type { VirtualLogState } from './useVirtualLog';
import styles from './VirtualLog.module.css';

interface VirtualLogProps {
  /** What it is, for screen readers. */
  label: string;
  log: VirtualLogState;
  rowClassName?: string;
  /** The entry at an index. */
  children(index: number): ReactNode;
}

/**
 * A scrolling list whose newest entry is at the end. Only the entries near the screen are in the document, however long
 * it is. It fills the room that it is given, and away from the end it offers a way back.
 */
export function VirtualLog({ label, log, rowClassName = '', children }: VirtualLogProps) {
  const { virtualizer, scroller, isAtEnd, focusHandlers } = log;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || (event.key !== 'Home' && event.key !== 'End')) return;
    // The browser itself would stop half-way, where entries turn out taller or smaller than estimated.
    event.preventDefault();
    if (event.key === 'Home') virtualizer.scrollToOffset(0);
    else virtualizer.scrollToEnd();
  };

  const toLatest = () => {
    // The button is about to go: the focus moves to the list.
    scroller.current?.focus({ preventScroll: true });
    const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    virtualizer.scrollToEnd(wantsCalm ? undefined : { behavior: 'smooth' });
  };

  return (
    <div className={styles.frame}>
      <ScrollRegion
        ref={scroller}
        label={label}
        className={styles.scroller}
        role="log"
        // Scrolling mounts and unmounts entries; the page itself announces new ones.
        aria-live="off"
        onKeyDown={onKeyDown}
        {...focusHandlers}
      >
        <div ref={virtualizer.containerRef} className={styles.all}>
          {virtualizer.getVirtualItems().map(({ key, index }) => (
            <div
              key={String(key)}
              ref={virtualizer.measureElement}
              data-index={index}
              className={`${styles.row} ${rowClassName}`}
            >
              {children(index)}
            </div>
          ))}
        </div>
      </ScrollRegion>
      {!isAtEnd && (
        <button type="button" className={styles.latest} onClick={toLatest}>
          <ArrowDown aria-hidden size={16} /> Latest
        </button>
      )}
    </div>
  );
}
