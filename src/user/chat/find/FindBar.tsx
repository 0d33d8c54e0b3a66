import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { ChatEntry } from '../../../api/chat';
import { formatDay } from '../../../ui/dates';
import { IconButton } from '../../../ui/IconButton';
import type { ConversationHandle } from '../Conversation';
import { dayOfEntry, firstEntryOf } from './days';
import styles from './FindBar.module.css';
import { isFindShortcut } from './findShortcut';
import { useFind } from './useFind';
import { useMarks } from './useMarks';

interface FindBarProps {
  entries: readonly ChatEntry[];
  conversation: RefObject<ConversationHandle | null>;
  /** Told which entry is to be shown in full, by its place; null for none. */
  onMatch(entry: number | null): void;
  onClose(): void;
}

/** Finds words in one's own conversation, and leads to a day of it (D-129). */
export function FindBar({ entries, conversation, onMatch, onClose }: FindBarProps) {
  const [text, setText] = useState('');
  const [dayWords, setDayWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const dayId = useId();
  const find = useFind(text, entries, conversation);
  useMarks(conversation, find.wanted, find.current, find.turn);

  const foundEntry = find.current?.entry ?? null;
  const tell = useEffectEvent(onMatch);
  useEffect(() => tell(foundEntry), [foundEntry]);
  useEffect(() => () => tell(null), []);

  const onWindowKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (document.querySelector('[aria-modal=true]')) return;
    if (isFindShortcut(event)) field.current?.select();
    else if (event.key !== 'F3' || event.ctrlKey || event.altKey || event.metaKey) return;
    else if (event.shiftKey) find.previous();
    else find.next();
    event.preventDefault();
  });
  useEffect(() => {
    field.current?.focus();
    window.addEventListener('keydown', onWindowKey);
    return () => window.removeEventListener('keydown', onWindowKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.shiftKey) find.previous();
    else find.next();
  };

  const [first, last] = [entries[0], entries.at(-1)];
  const toDay = (day: string) => {
    const index = firstEntryOf(day, entries);
    const entry = index === null ? undefined : entries[index];
    if (index === null || !entry) return;
    conversation.current?.toEntry(index, 'start');
    const there = dayOfEntry(entry);
    setDayWords(
      there === day ? formatDay(day) : `Nothing on ${formatDay(day)}. The next day is ${formatDay(there)}.`,
    );
  };

  const matches = find.total === 0 ? 'No matches' : `Match ${find.number + 1} of ${find.total}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tests' document knows no <search>, and React warns of it there
    <div role="search" className={styles.bar} aria-label="Find in your conversation" onKeyDown={onKeyDown}>
      <label className={styles.words}>
        <Search aria-hidden size={18} className={styles.icon} />
        <input
          ref={field}
          type="text"
          className={styles.field}
          aria-label="Find in your conversation"
          placeholder="Find words"
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setText(event.target.value);
            setDayWords('');
          }}
          onKeyDown={onFieldKey}
        />
        <span role="status" className={styles.matches}>
          {dayWords || (find.wanted !== '' && find.isDone && matches)}
        </span>
      </label>
      <div className={styles.steps}>
        <IconButton
          label="Match before"
          icon={<ChevronUp size={20} />}
          aria-disabled={find.total === 0}
          onClick={find.previous}
        />
        <IconButton
          label="Next match"
          icon={<ChevronDown size={20} />}
          aria-disabled={find.total === 0}
          onClick={find.next}
        />
      </div>
      <div className={styles.day}>
        <label htmlFor={dayId} className="visually-hidden">
          Go to a day
        </label>
        <input
          id={dayId}
          type="date"
          className={styles.date}
          title="Go to a day"
          min={first && dayOfEntry(first)}
          max={last && dayOfEntry(last)}
          onChange={({ target }) => {
            if (target.value && target.validity.valid) toDay(target.value);
          }}
        />
      </div>
      <IconButton label="Close the search" icon={<X size={20} />} onClick={onClose} />
    </div>
  );
}
