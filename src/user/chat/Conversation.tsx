import { type Ref, useImperativeHandle } from 'react';
import type { ChatEntry } from '../../api/chat';
import { useVirtualLog } from '../../ui/virtualLog/useVirtualLog';
import { VirtualLog } from '../../ui/virtualLog/VirtualLog';
import styles from './Conversation.module.css';
import { DayDivider, startsDay } from './DayDivider';
import { type Drawable, Entry } from './Entry';
import type { Message } from './outbox/message';
import { useScrollToReplyStart } from './useScrollToReplyStart';

const typicalHeight = 110;

export interface ConversationHandle {
  toLatest(): void;
}

interface ConversationProps {
  ref: Ref<ConversationHandle>;
  entries: readonly ChatEntry[];
  /** The message that is being sent, if any. */
  sending: Message | null;
  canInspect: boolean;
  onInspect(id: number): void;
  onReplay(id: number, text: string): void;
  onReport(id: number): void;
}

/**
 * The scrolling conversation (spec 2, Chat screen). Only the entries near the screen are in the document, however long
 * it is. It follows new entries while the reader is at the end, stays put otherwise, and then offers a way back.
 */
export function Conversation({ ref, entries, sending, canInspect, ...actions }: ConversationProps) {
  const count = entries.length + (sending ? 2 : 0);
  const log = useVirtualLog({ count, typicalHeight, isHeldAtEnd: true });
  const { virtualizer, isAtEnd } = log;
  useImperativeHandle(ref, () => ({ toLatest: () => virtualizer.scrollToEnd() }), [virtualizer]);
  useScrollToReplyStart(virtualizer, entries, isAtEnd);

  const at = (index: number): Drawable | undefined =>
    entries[index] ?? (sending ? sendingEntry(sending, index - entries.length) : undefined);

  return (
    <VirtualLog label="Conversation" log={log} rowClassName={styles.row}>
      {(index) => {
        const entry = at(index);
        if (!entry) return null;
        return (
          <>
            {startsDay(entry, at(index - 1)) && <DayDivider timestamp={entry.timestamp} />}
            <Entry
              entry={entry}
              position={index + 1}
              count={count}
              canInspect={canInspect && entry.id !== 0}
              canReplay={canInspect && !sending}
              {...actions}
            />
          </>
        );
      }}
    </VirtualLog>
  );
}

function sendingEntry({ text, at }: Message, offset: number): Drawable | undefined {
  if (offset === 0) return { id: 0, timestamp: at, renderer: 'UserInput', data: { text, showDelete: true } };
  return offset === 1 ? { id: 0, timestamp: at, renderer: 'Spinner' } : undefined;
}
