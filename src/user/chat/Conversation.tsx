import { type Ref, useCallback, useImperativeHandle, useMemo } from 'react';
import type { ChatEntry } from '../../api/chat';
import { useAfterPaint } from '../../ui/useAfterPaint';
import { nearTheEnd } from '../../ui/virtualLog/useAtEnd';
import { useVirtualLog } from '../../ui/virtualLog/useVirtualLog';
import { VirtualLog } from '../../ui/virtualLog/VirtualLog';
import styles from './Conversation.module.css';
import { DayDivider, startsDay } from './DayDivider';
import { type Drawable, Entry } from './Entry';
import { HelpNotice } from './help/HelpNotice';
import type { RefusedHelp } from './help/refusedHelp';
import { keyOfEntry, keysOfSend } from './outbox/entryKeys';
import type { Message } from './outbox/message';
import { useScrollToReplyStart } from './useScrollToReplyStart';

const typicalHeight = 110;

export interface ConversationHandle {
  toLatest(): void;
  /** Scrolls to an entry, by its place among the entries. */
  toEntry(index: number, align: 'start' | 'center'): void;
  /** What scrolls. */
  scroller(): HTMLElement | null;
  /** The element of an entry, as long as it is near the screen. */
  elementOf(index: number): HTMLElement | null;
  /** The first entry that shows, at least in part. */
  firstShown(): number;
}

interface ConversationProps {
  ref: Ref<ConversationHandle>;
  entries: readonly ChatEntry[];
  /** The message that is being sent, if any. */
  sending: Message | null;
  /** The entry that is shown in full, by its place; null for none. */
  whole: number | null;
  /** The help that came with a refusal, if any: it stands among the entries and is none. */
  refused: RefusedHelp | null;
  onHelpAway(isAway: boolean): void;
  canInspect: boolean;
  onInspect(id: number): void;
  onReplay(id: number, text: string): void;
  onReport(id: number): void;
}

/**
 * The scrolling conversation (spec 2, Chat screen). Only the entries near the screen are in the document, however long
 * it is. It follows new entries while the reader is at the end, stays put otherwise, and then offers a way back.
 */
export function Conversation({
  ref,
  entries,
  sending,
  whole,
  refused,
  onHelpAway,
  canInspect,
  ...actions
}: ConversationProps) {
  const count = entries.length + (sending ? 2 : 0);
  // Those that are there already are told of others when these show.
  const toldCount = useAfterPaint(count);
  const helpAt = refused ? rowBehind(refused.afterId, entries) : Number.POSITIVE_INFINITY;
  const rows = count + (refused ? 1 : 0);
  const log = useVirtualLog({ count: rows, typicalHeight, isHeldAtEnd: true });
  const { virtualizer, isAtEnd } = log;
  const rowOf = useCallback((index: number) => (index < helpAt ? index : index + 1), [helpAt]);
  useImperativeHandle(
    ref,
    () => ({
      toLatest: () => {
        // Who is there already is taken along by what comes.
        if (!virtualizer.isAtEnd(nearTheEnd)) virtualizer.scrollToEnd();
      },
      toEntry: (index, align) => virtualizer.scrollToIndex(rowOf(index), { align }),
      scroller: () => log.scroller.current,
      elementOf: (index) => log.scroller.current?.querySelector(`[data-index="${rowOf(index)}"]`) ?? null,
      firstShown: () => {
        const row = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0)?.index ?? 0;
        return row < helpAt ? row : row - 1;
      },
    }),
    [virtualizer, log.scroller, helpAt, rowOf],
  );
  const isHelpLast = helpAt === entries.length;
  useScrollToReplyStart(virtualizer, {
    rows: entries.length + (refused ? 1 : 0),
    last: isHelpLast ? refused?.help : entries.at(-1)?.id,
    growing: sending?.reply ?? null,
    isAtEnd,
  });

  // The same from one render to the next, so that they are drawn once.
  const underWay = useMemo(() => (sending ? sendingEntries(sending) : []), [sending]);
  const latestReply = useMemo(
    () => entries.findLastIndex(({ renderer }) => renderer === 'ChatResponse'),
    [entries],
  );
  const at = (position: number): Drawable | undefined =>
    entries[position] ?? underWay[position - entries.length];

  return (
    <VirtualLog label="Conversation" log={log} rowClassName={styles.row}>
      {(row) => {
        if (refused && row === helpAt)
          return <HelpNotice help={refused.help} isAway={refused.isAway} onAway={onHelpAway} />;
        const position = row < helpAt ? row : row - 1;
        const entry = at(position);
        if (!entry) return null;
        return (
          <>
            {startsDay(entry, at(position - 1)) && <DayDivider timestamp={entry.timestamp} />}
            <Entry
              key={keyOf(entry, sending)}
              entry={entry}
              position={position + 1}
              count={Math.max(toldCount, position + 1)}
              canInspect={canInspect && entry.id !== 0}
              canReplay={canInspect && !sending}
              isLatest={position === latestReply}
              isWhole={position === whole}
              {...actions}
            />
          </>
        );
      }}
    </VirtualLog>
  );
}

/** The row behind an entry, and behind those before it. */
function rowBehind(id: number, entries: readonly ChatEntry[]): number {
  const next = entries.findIndex((entry) => entry.id > id);
  return next < 0 ? entries.length : next;
}

/** Tells an entry apart from those that stand in its place before or after: what is opened in one stays its own. */
const keyOf = (entry: Drawable, sending: Message | null): number => {
  if (entry.id !== 0 || !sending) return keyOfEntry(entry.id);
  const { said, reply } = keysOfSend(sending.reply);
  return entry.renderer === 'Spinner' ? reply : said;
};

/** What is being sent, and the reply that is on its way. */
const sendingEntries = ({ text, at, reply }: Message): Drawable[] => [
  { id: 0, timestamp: at, renderer: 'UserInput', data: { text, showDelete: true } },
  { id: 0, timestamp: at, renderer: 'Spinner', reply },
];
