import { useEffect, useId, useRef } from 'react';
import { Button, type ButtonProps } from './Button';
import { InlineQuestion, type InlineQuestionProps } from './InlineQuestion';
import { useOneQuestion } from './OneQuestion';
import { useStableCallback } from './useStableCallback';

interface InlineConfirmProps extends Omit<InlineQuestionProps, 'isDangerous' | 'onEnd'> {
  /** The button that asks. */
  label: string;
  variant?: ButtonProps['variant'];
  /** Why the action is not available now. */
  disabledReason?: string;
  /** Told when the question comes and goes, to show elsewhere what it is about. */
  onAsking?(isAsking: boolean): void;
}

/**
 * A button that asks in its own place before it acts; the focus comes back to it. Several of them stand in a
 * `OneQuestion`.
 */
export function InlineConfirm({
  label,
  variant = 'outline',
  disabledReason,
  onAsking,
  onConfirm,
  ...question
}: InlineConfirmProps) {
  const { isAsking, isAnyAsking, isOtherBusy, ask, wait, end } = useOneQuestion(useId());
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    // Where another question has taken its place, the focus is there.
    if (!isAsking && wasAsking.current && !isAnyAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, isAnyAsking]);

  const tell = useStableCallback((asks: boolean) => onAsking?.(asks));
  useEffect(() => {
    tell(isAsking);
  }, [isAsking, tell]);

  if (isAsking) {
    const confirm = () => {
      wait();
      return onConfirm();
    };
    return (
      <InlineQuestion {...question} isDangerous={variant === 'danger'} onConfirm={confirm} onEnd={end} />
    );
  }
  const reason = isOtherBusy ? 'Something else is being done.' : disabledReason;
  return (
    <Button ref={button} variant={variant} disabledReason={reason} onClick={ask}>
      {label}
    </Button>
  );
}
