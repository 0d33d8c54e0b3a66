import { Flag, Info, RotateCcw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatEntry } from '../../api/chat';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/IconButton';
import { SafeHtml } from '../../ui/SafeHtml';
import { CopyMessage } from './CopyMessage';
import styles from './Entry.module.css';
import { EntryText } from './EntryText';
import { EntryTime } from './EntryTime';
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
  /** Whether it is the latest reply: what can be done with it shows without pointing at it. */
  isLatest: boolean;
  /** Whether all of it shows, however long it is. */
  isWhole: boolean;
  onInspect(id: number): void;
  onReplay(id: number, text: string): void;
  onReport(id: number): void;
}

/**
 * One entry, drawn by its kind (spec 2, Chat screen; D-24). When the conversation grows, of those that are there already
 * only the count of all changes.
 */
export const Entry = memo(function Entry({
  entry,
  position,
  count,
  canReplay,
  isLatest,
  ...rights
}: EntryProps) {
  const isOwn = entry.renderer === 'UserInput';
  return (
    <article
      className={classes(styles.entry, isOwn && styles.own, isLatest && styles.latest)}
      aria-label={isOwn ? 'You' : 'Assistant'}
      aria-busy={entry.renderer === 'Spinner' || undefined}
      aria-posinset={position}
      aria-setsize={count}
    >
      <EntryBody entry={entry} canReplay={canReplay && isOwn && entry.data.showDelete} {...rights} />
    </article>
  );
});

type EntryBodyProps = Omit<EntryProps, 'position' | 'count' | 'isLatest'>;

const EntryBody = memo(function EntryBody({
  entry,
  canInspect,
  canReplay,
  isWhole,
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
          <EntryText className={styles.bubble} text={entry.data.text} isWhole={isWhole} />
          <Foot timestamp={entry.timestamp}>
            {entry.id !== 0 && <CopyMessage text={entry.data.text} />}
            {info}
            {canInspect && canReplay && (
              <IconButton
                label="Replay"
                icon={<RotateCcw size={16} />}
                onClick={() => onReplay(entry.id, entry.data.text)}
              />
            )}
          </Foot>
        </>
      );
    case 'ChatResponse':
    case 'Spinner':
      return (
        <Reply entry={entry} isWhole={isWhole}>
          <Foot
            timestamp={entry.timestamp}
            note={
              entry.renderer === 'ChatResponse' && entry.data.ending ? notes[entry.data.ending] : undefined
            }
          >
            {entry.renderer === 'ChatResponse' && <CopyMessage text={entry.data.response} isReply />}
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
    <footer className={styles.foot}>
      <EntryTime iso={timestamp} />
      {note}
      {children && <span className={styles.icons}>{children}</span>}
    </footer>
  );
}

const notes = { stopped: 'Stopped', interrupted: 'Interrupted' };
