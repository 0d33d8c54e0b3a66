import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import styles from './InlineQuestion.module.css';

export interface InlineQuestionProps {
  question: string;
  confirmLabel: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** Whether the confirming button is red: what it does cannot be undone. */
  isDangerous?: boolean;
  /** Does it; a failure has been shown by the call. */
  onConfirm(): unknown;
  /** Called when the question has to go: after No or Esc, or when `onConfirm` has ended, failed or not. */
  onEnd(): void;
}

/**
 * A question in the place of the button that asks it. The focus starts on No; Esc is No, too, also where the second press of a
 * double click has taken the focus to what stands there now.
 */
export function InlineQuestion({
  question,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  onConfirm,
  onEnd,
}: InlineQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const questionId = useId();

  useEffect(() => cancel.current?.focus(), []);

  useEffect(() => {
    if (isBusy) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      onEnd();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isBusy, onEnd]);

  const confirm = async ({ detail }: MouseEvent) => {
    // The second press of a double click was meant for the button before: nobody can have read the question yet.
    if (detail > 1) return;
    setBusy(true);
    try {
      await onConfirm();
    } catch {
      // The call has said so.
    } finally {
      onEnd();
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of the form around it
    <div className={styles.question} role="group" aria-labelledby={questionId}>
      <span id={questionId}>{question}</span>
      <span className={styles.answers}>
        <Button ref={cancel} variant="outline" disabled={isBusy} onClick={onEnd}>
          {cancelLabel}
        </Button>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          busy={isBusy}
          onClick={(event) => void confirm(event)}
        >
          {confirmLabel}
        </Button>
      </span>
    </div>
  );
}
