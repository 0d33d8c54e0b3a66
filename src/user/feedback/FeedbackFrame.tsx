import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useConfirm } from '../../ui/dialogs/useDialogs';
import { LoadingState } from '../../ui/states/LoadingState';
import { FeedbackReceipt } from './FeedbackReceipt';
import type { FeedbackMode } from './useFeedback';

interface FeedbackFrameProps {
  title: string;
  mode: FeedbackMode;
  /** Whether something is typed: then Esc or a click outside asks before it closes. */
  hasText: boolean;
  onSubmit: FormEventHandler;
  onClose(): void;
  children: ReactNode;
}

/** What both feedback dialogs have in common: the modes, the buttons and the question before Esc closes. */
export function FeedbackFrame({ title, mode, hasText, onSubmit, onClose, children }: FeedbackFrameProps) {
  const confirm = useConfirm();
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The form goes away, and with it the button that has the focus.
    if (mode !== 'input') content.current?.focus();
  }, [mode]);

  const onBeforeClose = () => {
    if (mode === 'loading') return false;
    if (mode === 'receipt' || !hasText) return true;
    return confirm({
      title: 'Close without sending?',
      message: 'Your text is kept, and offered to you the next time.',
      okLabel: 'Close',
    });
  };

  const footers: Record<FeedbackMode, ReactNode> = {
    input: (
      <>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId}>
          Send
        </Button>
      </>
    ),
    loading: undefined,
    receipt: (
      // It appears where Send was: the second press of a double click on Send must not close the dialog.
      <Button onClick={({ detail }) => detail > 1 || onClose()}>Close window</Button>
    ),
  };

  return (
    <Dialog title={title} show onClose={onClose} onBeforeClose={onBeforeClose} footer={footers[mode]}>
      <div ref={content} tabIndex={-1}>
        <form id={formId} noValidate hidden={mode !== 'input'} onSubmit={onSubmit}>
          {children}
        </form>
        {mode === 'loading' && <LoadingState label="Sending your feedback" />}
        {mode === 'receipt' && <FeedbackReceipt />}
      </div>
    </Dialog>
  );
}
