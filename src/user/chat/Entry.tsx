import { Flag, Info, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatEntry } from '../../api/chat';
import { DateTime } from '../../ui/DateTime';
import { IconButton } from '../../ui/IconButton';
import { SafeHtml } from '../../ui/SafeHtml';
import styles from './Entry.module.css';
import { EntryText } from './EntryText';
import { HelpNotice } from './help/HelpNotice';
import { Reply, type SpinnerEntry } from './Reply';
import { VideoPicture } from './VideoPicture';

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

/**
 * One entry, drawn by its kind (spec 2, Chat screen; D-24). When the conversation grows, of those that are there already
 * only the count of all changes.
 */
export const Entry = memo(function Entry({ entry, position, count, canReplay, ...rights }: EntryProps) {
  const isReplayable = entry.renderer === 'UserInput' && entry.data.showDelete;
  const isOwn = entry.renderer === 'UserInput';
  return (
    <article
      className={isOwn ? `${styles.entry} ${styles.own}` : styles.entry}
      aria-label={isOwn ? 'You' : 'Assistant'}
      aria-busy={entry.renderer === 'Spinner' || undefined}
      aria-posinset={position}
      aria-setsize={count}
    >
      <EntryBody entry={entry} canReplay={canReplay && isReplayable} {...rights} />
    </article>
  );
});

type EntryBodyProps = Omit<EntryProps, 'position' | 'count'>;

const EntryBody = memo(function EntryBody({
  entry,
  canInspect,
  canReplay,
  onInspect,
  onReplay,
  onReport,
}: EntryBodyProps) {
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
                {canReplay && (
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
    case 'Spinner':
      return (
        <Reply entry={entry}>
          <Foot
            timestamp={entry.timestamp}
            note={
              entry.renderer === 'ChatResponse' && entry.data.ending ? notes[entry.data.ending] : undefined
            }
          >
            <IconButton
              label="Provide feedback of the current conversation"
              icon={<Flag size={16} />}
              onClick={() => onReport(entry.id)}
            />
            {info}
          </Foot>
        </Reply>
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
  }
});

interface FootProps {
  timestamp: string;
  note?: string | undefined;
  children?: ReactNode;
}

function Foot({ timestamp, note, children }: FootProps) {
  return (
    <div className={styles.foot}>
      <DateTime iso={timestamp} />
      {note}
      {children && <span className={styles.icons}>{children}</span>}
    </div>
  );
}

const notes = { stopped: 'Stopped', interrupted: 'Interrupted' };
