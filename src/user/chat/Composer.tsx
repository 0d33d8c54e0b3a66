import { ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { joinDrafts, readPromptDraft, writePromptDraft } from '../../shared/drafts/promptDraft';
import { useThrottledCallback } from '../../shared/drafts/useThrottledCallback';
import { claimOpeningText, type OpeningText } from '../../shared/opening/opening';
import { isInOpenMenu } from '../../ui/openMenu';
import styles from './Composer.module.css';
import type { PromptBox } from './outbox/promptBox';

const saveAfterMs = 300;
/** From this length on the box keeps a fixed height: growing with the text would lay all of it out at each key. */
const longText = 20_000;

interface ComposerProps {
  ref: Ref<PromptBox>;
  userId: string;
  isDisabled: boolean;
  /** Whether the server wants nothing sent for now; there can be written all the same. */
  isHeld: boolean;
  /** What is being sent: as a draft it doesn't stand in the box. */
  sentText: string | null;
  /** Returns whether the text was taken. */
  onSend(text: string): boolean;
}

/** The prompt box (spec 2, Chat screen; D-29). What is typed is stored as a draft within half a second. */
export function Composer({ ref, userId, isDisabled, isHeld, sentText, onSend }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(() => {
    const draft = readPromptDraft(userId);
    return draft === sentText ? '' : draft;
  });
  const [isEmpty, setEmpty] = useState(initial.trim() === '');
  const [isLong, setLong] = useState(initial.length > longText);
  const typed = useRef(initial);
  const save = useThrottledCallback(() => writePromptDraft(userId, typed.current), saveAfterMs);

  const note = (text: string) => {
    setEmpty(text.length < longText && text.trim() === '');
    setLong(text.length > longText);
  };

  const submit = () => {
    const text = typed.current;
    if (!box.current || isDisabled || isHeld || text.trim() === '') return;
    save.flush();
    if (!onSend(text)) return;
    typed.current = '';
    note('');
    // When what is sent has been drawn: the page is laid out once for both.
    queueMicrotask(() => {
      if (box.current && typed.current === '') box.current.value = '';
    });
  };

  const show = (text: string) => {
    if (!box.current) return;
    typed.current = text;
    // Setting it would move the caret even where nothing changes.
    if (box.current.value !== text) box.current.value = text;
    note(text);
  };

  useImperativeHandle(ref, () => ({
    store: save.flushPending,
    show,
    submit,
    hasFocus: () => document.activeElement === box.current,
    focus: () => {
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) {
        box.current?.focus({ preventScroll: true });
      }
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is how Safari reports the Enter that confirms an input-method candidate.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || isTouchKeyboard()) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };

  useEffect(() => {
    if (!isTouchKeyboard() && !isInOpenMenu()) box.current?.focus({ preventScroll: true });
  }, []);

  const takeOver = useEffectEvent((opening: OpeningText) => {
    const text = joinDrafts(typed.current, opening.text);
    const before = text.length - opening.text.length;
    show(text);
    save.call();
    if (opening.hadFocus) box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(before + opening.selectionStart, before + opening.selectionEnd);
    if (opening.isSent) queueMicrotask(submit);
  });
  // Before the paint: the box of the opening frame goes as this one comes.
  useLayoutEffect(() => claimOpeningText(userId, takeOver), [userId]);

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={box}
        className={isLong ? `${styles.box} ${styles.long}` : styles.box}
        aria-label="Message"
        placeholder="chat..."
        rows={1}
        defaultValue={initial}
        disabled={isDisabled}
        enterKeyHint={isTouchKeyboard() ? 'enter' : 'send'}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          // Before the text is in: the box would be laid out for it twice.
          if (event.clipboardData.getData('text/plain').length > longText) setLong(true);
        }}
        onChange={(event) => {
          typed.current = event.target.value;
          note(typed.current);
          save.call();
        }}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Send"
        title="Send"
        disabled={isDisabled || isHeld || isEmpty}
      >
        <ArrowUp aria-hidden size={22} />
      </button>
    </form>
  );
}

/** On a touch keyboard Enter makes a new line and the button sends (D-29). */
const isTouchKeyboard = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;
