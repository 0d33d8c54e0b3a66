import { useId, useRef } from 'react';
import { Button } from '../Button';
import { DialogFrame } from './DialogFrame';
import type { ConfirmOptions } from './useDialogs';

/** What a confirm or an alert dialog says; one without `cancelLabel` is an alert. */
export interface Question extends Partial<ConfirmOptions> {
  message: ConfirmOptions['message'];
  okLabel: string;
}

export interface QuestionDialogProps {
  question: Question;
  onAnswer(answer: boolean): void;
}

/** The dialog behind `useConfirm` and `useAlert`. */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { title, message, okLabel, cancelLabel, destructive = false } = question;
  const messageId = useId();
  const ok = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  return (
    <DialogFrame
      role={cancelLabel ? 'dialog' : 'alertdialog'}
      title={title}
      describedBy={messageId}
      show
      onDismiss={() => onAnswer(false)}
      initialFocusRef={destructive ? cancel : ok}
      footer={
        <>
          {cancelLabel && (
            <Button ref={cancel} variant="outline" onClick={() => onAnswer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button ref={ok} variant={destructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {okLabel}
          </Button>
        </>
      }
    >
      <div id={messageId}>{message}</div>
    </DialogFrame>
  );
}
