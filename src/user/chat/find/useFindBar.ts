import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFindShortcut } from './findShortcut';

/**
 * Whether the search of the conversation is open: by its button, or by its shortcut while there is a conversation. On
 * closing, the focus goes back to where it was.
 */
export function useFindBar(hasConversation: boolean) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || !hasConversation || !isFindShortcut(event)) return;
    if (document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isOpen: isOpen && hasConversation, open, close };
}
