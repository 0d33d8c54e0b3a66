import { Button, type ButtonProps } from '../Button';
import { inTime } from '../inTime';
import { useSecondsUntil } from '../useSecondsUntil';

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'type'> {
  /** The moment before which the server wants no other try, if it has named one. */
  notBefore: number | null | undefined;
  /** Default 'Retry'. */
  label?: string;
  /** Left out where it sends the form that it stands in. */
  onRetry?(): void;
}

/** Tries again. As long as the server has asked to wait, the button counts down and does nothing. */
export function RetryButton({ notBefore = null, label = 'Retry', onRetry, ...looks }: RetryButtonProps) {
  const seconds = useSecondsUntil(notBefore);
  const reason = seconds > 0 ? { disabledReason: 'The server has asked to wait for a moment.' } : {};
  return (
    <Button {...looks} {...reason} onClick={onRetry}>
      {seconds > 0 ? `${label} ${inTime(seconds)}` : label}
    </Button>
  );
}
