import { Flag, Info, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatEntry } from '../../api/chat';
import { DateTime } from '../../ui/DateTime';
import { IconButton } from '../../ui/IconButton';
import { SafeHtml } from '../../ui/SafeHtml';
import styles from './Entry.module.css';
import { EntryText } from './EntryText';
import { HelpNotice } from './help/HelpNotice';
import { VideoPicture } from './VideoPicture';

/** The waiting indicator: an entry that exists in the browser only (contract 2.1). */
interface SpinnerEntry {
  id: 0;
  renderer: 'Spinner';
  timestamp: string;
}

export type Drawable = ChatEntry | SpinnerEntry;

interface EntryProps {
  entry: Drawable;
  /** Its place in the whole conversation, for those who cannot see how long that is. */
  position: number;
  count: number;
  canInspect: boolean;
  canReplay: boolean;
  onInspect(id: number): void;
  onReplay(id: number, text: string): void;
  onReport(id: number): void;
}

/** One entry, drawn by its kind (spec 2, Chat screen; D-24). */
export const Entry = memo(function Entry({ entry, position, count, ...rights }: EntryProps) {
  const isOwn = entry.renderer === 'UserInput';
  return (
    <article
      className={isOwn ? `${styles.entry} ${styles.own}` : styles.entry}
      aria-label={isOwn ? 'You' : 'Assistant'}
      aria-posinset={position}
      aria-setsize={count}
    >
      <EntryBody entry={entry} {...rights} />
    </article>
  );
});

type EntryBodyProps = Omit<EntryProps, 'position' | 'count'>;

function EntryBody({ entry, canInspect, canReplay, onInspect, onReplay, onReport }: EntryBodyProps) {
  const info = canInspect && (
    <IconButton label="Response info" icon={<Info size={16} />} onClick={() => onInspect(entry.id)} />
  );
  switch (entry.renderer) {
    case 'UserInput':
      return (
        <>
          <EntryText className={styles.bubble} text={entry.data.text} />
          <Foot timestamp={entry.timestamp}>
            {canInspect && (
              <>
                {info}
                {canReplay && entry.data.showDelete && (
                  <IconButton
                    label="Replay"
                    icon={<RotateCcw size={16} />}
                    onClick={() => onReplay(entry.id, entry.data.text)}
                  />
                )}
              </>
            )}
          </Foot>
        </>
      );
    case 'ChatResponse':
      return (
        <>
          <EntryText className={styles.words} text={entry.data.response} isReply />
          <Foot timestamp={entry.timestamp}>
            <IconButton
              label="Provide feedback of the current conversation"
              icon={<Flag size={16} />}
              onClick={() => onReport(entry.id)}
            />
            {info}
          </Foot>
        </>
      );
    case 'VideoRenderer':
      return (
        <>
          <VideoPicture url={entry.data.videoUrl} />
          <Foot timestamp={entry.timestamp} />
        </>
      );
    case 'ContentFilter':
      return (
        <>
          {entry.data.help ? (
            <HelpNotice help={entry.data.help} />
          ) : (
            <SafeHtml className={styles.notice} html={entry.data.response} />
          )}
          <Foot timestamp={entry.timestamp} />
        </>
      );
    case 'Spinner':
      return (
        <div className={styles.dots}>
          <span />
          <span />
          <span />
          <span className="visually-hidden">The assistant is writing</span>
        </div>
      );
  }
}

function Foot({ timestamp, children }: { timestamp: string; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <DateTime iso={timestamp} />
      {children && <span className={styles.icons}>{children}</span>}
    </div>
  );
}
