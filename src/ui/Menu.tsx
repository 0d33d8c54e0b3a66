import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes';

interface MenuProps {
  label: string;
  /** Whether one of its entries is the page that shows. */
  isCurrent?: boolean;
  /** On which side the list is in line with the button; default 'end', for the end of a bar. */
  side?: 'start' | 'end';
  /** List items; the links and buttons that are its entries have the class `dropdown-item`. */
  children: ReactNode;
}

/**
 * A button that opens a list of links and actions below it. It closes on blur, on Esc, on a press outside and after a
 * choice; the arrow keys walk through its entries.
 */
export function Menu({ label, isCurrent = false, side = 'end', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isBarPressed = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    // Safari doesn't focus a pressed button, and a page that arrives just then takes the focus away.
    if (!root.current?.contains(document.activeElement)) button.current?.focus();
    // Not every press moves the focus, so blur alone would miss some.
    const isOutside = ({ target }: Event) => target instanceof Node && !root.current?.contains(target);
    const onPress = (event: PointerEvent) => {
      if (!isOutside(event)) return;
      // In a folded bar the list takes room: were it gone before the press has ended, what is pressed below it would
      // move away under the finger.
      isBarPressed.current = root.current?.closest('nav')?.contains(event.target as Node) ?? false;
      if (!isBarPressed.current) setOpen(false);
    };
    const onClick = (event: Event) => {
      if (isOutside(event)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    return () => {
      isBarPressed.current = false;
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
    };
  }, [isOpen]);

  const onBlur = (event: FocusEvent) => {
    // Not while the opening press isn't rendered yet: then an arriving page has moved the focus, not the person.
    if (!isOpen || isBarPressed.current) return;
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  const onChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('.dropdown-item'))) return;
    setOpen(false);
    // The entry is about to hide; a dialog that it opens gives the focus back to here.
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    isBarPressed.current = false;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || (event.target instanceof Element && event.target.matches('select'))) return;
    event.preventDefault();
    // The list has to be rendered before an entry can take the focus.
    flushSync(() => setOpen(true));
    const entries = [...(root.current?.querySelectorAll<HTMLElement>('.dropdown-item') ?? [])];
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    entries.at(at < 0 && step < 0 ? -1 : (at + step) % entries.length)?.focus();
  };

  return (
    <li ref={root} className="nav-item dropdown" onBlur={onBlur} onKeyDown={onKeyDown} onClick={onChoice}>
      <button
        ref={button}
        type="button"
        className={classes('nav-link dropdown-toggle', isCurrent && 'active', isOpen && 'show')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul
        id={listId}
        className={classes('dropdown-menu', side === 'end' && 'dropdown-menu-end', isOpen && 'show')}
        data-bs-popper="static"
      >
        {children}
      </ul>
    </li>
  );
}
