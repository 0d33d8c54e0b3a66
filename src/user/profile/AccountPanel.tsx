import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/Button';
import styles from './AccountPanel.module.css';

interface AccountPanelProps {
  /** The text of the button that opens it, and the panel's title. */
  title: string;
  variant?: ButtonProps['variant'];
  /** The panel's content; `close` brings the button back, with the focus. */
  children(close: () => void): ReactNode;
}

/** A button of the profile's sidebar that is replaced by a panel when pressed; the focus moves into it (spec 2). */
export function AccountPanel({ title, variant = 'outline', children }: AccountPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) panel.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <Button ref={button} variant={variant} onClick={() => setOpen(true)}>
        {title}
      </Button>
    );
  }
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children(() => setOpen(false))}
    </section>
  );
}
