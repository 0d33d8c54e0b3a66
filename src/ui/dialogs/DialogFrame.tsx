import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { IconButton } from '../IconButton';
import './modal.scss';
import { useCloseOnBack } from './useCloseOnBack';
import { useIsScrolling } from './useIsScrolling';
import { useModalFocus } from './useModalFocus';

interface DialogFrameProps {
  role?: 'dialog' | 'alertdialog';
  title?: string;
  /** The id of a text that screen readers read on opening, after the title. */
  describedBy?: string;
  show: boolean;
  /** Called on Esc, on a click outside and on the browser's Back. */
  onDismiss(): void;
  /** The × button; without it there is none. */
  onClose?(): void;
  closeLabel?: string;
  size?: 'sm' | 'lg' | 'xl';
  footer?: ReactNode;
  initialFocusRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The frame of every dialog, around Bootstrap's modal: on phones a sheet from the bottom, elsewhere a card. */
export function DialogFrame({
  role = 'dialog',
  title,
  describedBy,
  show,
  onDismiss,
  onClose,
  closeLabel,
  size,
  footer,
  initialFocusRef,
  children,
}: DialogFrameProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  useModalFocus({ content, show, initialFocusRef });
  useCloseOnBack(show, onDismiss);
  // Bootstrap's modal gives its root the role 'dialog' and takes no other.
  useLayoutEffect(() => {
    if (show) content.current?.closest('.modal')?.setAttribute('role', role);
  }, [role, show]);
  const isScrolling = useIsScrolling(content);

  return (
    <Modal
      show={show}
      onHide={onDismiss}
      // modal.scss animates it: Bootstrap's own transition never ends, and the modal stays, when it is closed before
      // the transition has begun.
      animation={false}
      aria-labelledby={title ? titleId : describedBy}
      aria-describedby={title ? describedBy : undefined}
      size={size}
      centered
      scrollable
      // `useModalFocus` does both: Bootstrap would take the focus away from the toasts, and would lose it where the
      // opener has gone.
      enforceFocus={false}
      restoreFocus={false}
    >
      {(title || onClose) && (
        <div className="modal-header">
          <h2 id={titleId} className="modal-title">
            {title}
          </h2>
          {onClose && <IconButton label={closeLabel ?? 'Close'} icon={<X size={20} />} onClick={onClose} />}
        </div>
      )}
      <div ref={content} className="modal-body" tabIndex={isScrolling ? 0 : undefined}>
        {children}
      </div>
      {footer && <div className="modal-footer">{footer}</div>}
    </Modal>
  );
}
