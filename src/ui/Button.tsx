import { type ComponentProps, type MouseEvent, useId } from 'react';
import { classes } from './classes';

export interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the one main action; outline: the others; quiet: beside text; danger: what cannot be undone. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  /** A quiet one that takes something away for good, among others that don't. */
  isDestructive?: boolean;
  /** Shows a spinner and takes no further clicks, but keeps focus. */
  busy?: boolean;
  /** Why the action is not available now. It then takes no clicks, but can be reached and read. */
  disabledReason?: string;
  /** The second press of a double click is none: it would do the same once more. */
  isForOnePress?: boolean;
  /** A press while it is not available, e.g. to lead to what is missing. */
  onHeldPress?(): void;
}

/** A button in the house style; of type 'button' unless told otherwise. */
export function Button({
  variant = 'primary',
  isDestructive = false,
  busy = false,
  disabledReason,
  isForOnePress = false,
  onHeldPress,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isHeld = busy || disabledReason !== undefined;

  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault();
    if (isForOnePress && event.detail > 1) return;
    if (!isHeld) onClick?.(event);
    else if (!busy) onHeldPress?.();
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes('btn', `btn-${variant}`, isDestructive && 'destructive', className)}
        aria-disabled={isHeld || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        title={disabledReason ?? rest.title}
        onClick={onPress}
      >
        {busy && <span className="spinner" aria-hidden />}
        {children}
      </button>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
