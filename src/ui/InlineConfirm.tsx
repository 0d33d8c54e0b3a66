import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from './Button';
import { InlineQuestion, type InlineQuestionProps } from './InlineQuestion';

interface InlineConfirmProps extends Omit<InlineQuestionProps, 'isDangerous' | 'onEnd'> {
  /** The button that asks. */
  label: string;
  variant?: ButtonProps['variant'];
  /** Why the action is not available now. */
  disabledReason?: string;
}

/** A button that asks in its own place before it acts; the focus comes back to it. */
export function InlineConfirm({
  label,
  variant = 'outline',
  disabledReason,
  ...question
}: InlineConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (!isAsking && wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (isAsking) {
    return <InlineQuestion {...question} isDangerous={variant === 'danger'} onEnd={() => setAsking(false)} />;
  }
  return (
    <Button ref={button} variant={variant} disabledReason={disabledReason} onClick={() => setAsking(true)}>
      {label}
    </Button>
  );
}
