import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { trapFocus } from './focusTrap';
import { makeInert } from './makeInert';
import { returnFocus } from './returnFocus';

interface ModalFocus {
  /** An element inside the modal, there as long as the modal is. */
  content: RefObject<HTMLElement | null>;
  show: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
}

/**
 * While a modal shows: focus starts inside and Tab stays there, the rest of the page is inert (but for what is marked
 * `data-above-dialogs`); afterwards focus goes back to where it was.
 */
export function useModalFocus({ content, show, initialFocusRef }: ModalFocus) {
  const opener = useRef<Element | null>(null);

  // In a layout effect, which runs before Bootstrap's effect moves the focus.
  useLayoutEffect(() => {
    if (show) opener.current = document.activeElement;
  }, [show]);

  useEffect(() => {
    const modal = content.current?.closest<HTMLElement>('.modal');
    if (!show || !modal) return;
    const undoInert = makeInert(modal);
    const undoTabs = trapFocus(modal);
    initialFocusRef?.current?.focus();
    return () => {
      undoTabs();
      undoInert();
      returnFocus(opener.current);
    };
  }, [content, show, initialFocusRef]);
}
