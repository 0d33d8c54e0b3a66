import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ChatEntry } from '../../api/chat';
import styles from './Conversation.module.css';
import { DayDivider, startsDay } from './DayDivider';
import { type Drawable, Entry } from './Entry';
import type { Message } from './sendMessage';
import { nearTheEnd, useAtEnd } from './useAtEnd';
import { useKeepFocused } from './useKeepFocused';
import { useReadFromItsStart } from './useReadFromItsStart';

const typicalHeight = 110;

export interface ConversationHandle {
  toLatest(): void;
}

interface ConversationProps {
  ref: Ref<ConversationHandle>;
  entries: readonly ChatEntry[];
  pending: Message | null;
  canInspect: boolean;
  onInspect(id: number): void;
  onReplay(id: number, text: string): void;
  onReport(id: number): void;
}

/**
 * The scrolling conversation (spec 2, Chat screen). Only the entries near the screen are in the document, however long
 * it is. It follows new entries while the reader is at the end, stays put otherwise, and then offers a way back.
 */
export function Conversation({ ref, entries, pending, canInspect, ...actions }: ConversationProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = entries.length + (pending ? 2 : 0);
  const keepFocused = useKeepFocused();

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => typicalHeight,
    overscan: 4,
    // Positions are written straight to the document; React draws only when other entries come near the screen.
    directDomUpdates: true,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearTheEnd,
    rangeExtractor: keepFocused.range,
    onChange: keepFocused.onMoved,
  });

  const isAtEnd = useAtEnd(virtualizer, scroller);
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  useImperativeHandle(ref, () => ({ toLatest: () => virtualizer.scrollToEnd() }), [virtualizer]);
  useReadFromItsStart(virtualizer, entries, isAtEnd);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || (event.key !== 'Home' && event.key !== 'End')) return;
    // The browser's own way there would stop half-way, where entries turn out taller or smaller than expected.
    event.preventDefault();
    if (event.key === 'Home') virtualizer.scrollToOffset(0);
    else virtualizer.scrollToEnd();
  };

  const toLatest = () => {
    // The button goes away; whoever pressed it stays in the conversation.
    scroller.current?.focus({ preventScroll: true });
    const wantsCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    virtualizer.scrollToEnd({ behavior: wantsCalm ? 'auto' : 'smooth' });
  };

  const at = (index: number): Drawable | undefined =>
    entries[index] ?? (pending ? pendingEntry(pending, index - entries.length) : undefined);

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label="Conversation"
        // Entries come and go while one scrolls; the page announces what is really new.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...keepFocused.handlers}
      >
        <div ref={virtualizer.containerRef} className={styles.all}>
          {virtualizer.getVirtualItems().map(({ index }) => {
            const entry = at(index);
            return (
              <div key={index} ref={virtualizer.measureElement} data-index={index} className={styles.row}>
                {entry && startsDay(entry, at(index - 1)) && <DayDivider timestamp={entry.timestamp} />}
                {entry && (
                  <Entry
                    entry={entry}
                    position={index + 1}
                    count={count}
                    canInspect={canInspect && entry.id !== 0}
                    canReplay={canInspect && !pending}
                    {...actions}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.latest} onClick={toLatest}>
          <ArrowDown aria-hidden size={16} /> Latest
        </button>
      )}
    </div>
  );
}

function pendingEntry({ text, at }: Message, offset: number): Drawable | undefined {
  if (offset === 0) return { id: 0, timestamp: at, renderer: 'UserInput', data: { text, showDelete: true } };
  return offset === 1 ? { id: 0, timestamp: at, renderer: 'Spinner' } : undefined;
}
