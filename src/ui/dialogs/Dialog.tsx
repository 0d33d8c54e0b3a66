import { type ReactNode, type RefObject, useState } from 'react';
import { lazyPart } from '../lazyPart';

const DialogFrame = lazyPart(async () => (await import('./DialogFrame')).DialogFrame);

export interface DialogProps {
  title: string;
  show: boolean;
  onClose(): void;
  size?: 'sm' | 'lg' | 'xl';
  footer?: ReactNode;
  children: ReactNode;
  /** The name of the × button; default 'Close'. */
  closeLabel?: string;
  /** What gets focus first; default the dialog itself, so that its title is read. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /**
   * Asked before Esc, a click outside or Back closes; false stays. The dialog's own buttons, × among them, close at
   * once.
   */
  onBeforeClose?(): boolean | Promise<boolean>;
}

/**
 * A dialog over the page. Its code loads when it first shows; focus goes in and back, and the page behind is inert.
 */
export function Dialog({ show, onClose, onBeforeClose, closeLabel = 'Close', ...rest }: DialogProps) {
  const [wasShown, setWasShown] = useState(show);
  if (show && !wasShown) setWasShown(true);
  if (!wasShown) return null;

  const onDismiss = async () => {
    if (!onBeforeClose || (await onBeforeClose())) onClose();
  };

  return (
    <DialogFrame {...rest} show={show} closeLabel={closeLabel} onClose={onClose} onDismiss={onDismiss} />
  );
}
