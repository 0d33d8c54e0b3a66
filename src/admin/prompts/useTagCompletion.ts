import { type KeyboardEvent, useId, useState } from 'react';
import type { TagName } from '../../api/admin/promptTags';
import { completedTag, type TagStart, tagStartAt } from './completeTag';

/**
 * Offers the tags that fit what is written behind two open braces in a text area: arrow keys choose, Enter and Tab take
 * over, Esc puts the list away.
 */
export function useTagCompletion(area: { current: HTMLTextAreaElement | null }) {
  const listId = useId();
  const [start, setStart] = useState<TagStart | null>(null);
  const [index, setIndex] = useState(0);
  const fitting = start?.fitting ?? [];
  const chosen = fitting[index];
  const optionId = (name: TagName) => `${listId}${name}`;

  const open = ({ value, selectionStart, selectionEnd, readOnly }: HTMLTextAreaElement) => {
    setStart(readOnly || selectionStart !== selectionEnd ? null : tagStartAt(value, selectionStart));
    setIndex(0);
  };
  const close = () => setStart(null);
  const take = (name: TagName) => {
    if (!area.current || !start) return;
    const { inserted, caret } = completedTag(area.current.value, start, name);
    insert(area.current, start, inserted);
    area.current.setSelectionRange(start.from + caret, start.from + caret);
    close();
  };

  const step = (by: number) => setIndex((index + by + fitting.length) % fitting.length);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (!chosen || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter' || key === 'Tab') take(chosen);
    else if (key === 'Escape') close();
    else {
      // The caret goes elsewhere.
      if (/^(Arrow|Home|End|Page)/.test(key)) close();
      return;
    }
    event.preventDefault();
  };

  return {
    start,
    fitting,
    chosen,
    listId,
    optionId,
    open,
    close,
    take,
    onKeyDown,
  };
}

/** Replaces a part of the text as typing would, so that it can be undone. */
function insert(area: HTMLTextAreaElement, { from, to }: TagStart, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The one way that the browser's own undo knows of; not every browser has it for ever.
  if (document.execCommand?.('insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
