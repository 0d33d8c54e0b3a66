import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/Button';
import styles from './AccountPanel.module.css';

interface AccountPanelProps {
  /** The name of the button that opens it, and its title then. */
  title: string;
  variant?: ButtonProps['variant'];
  /** What is inside once it is open, with the way to close it: the focus then goes back to the button. */
  children(close: () => void): ReactNode;
}

/** A button of the profile's sidebar that gives way to a panel (spec 2, Profile screen). The focus goes along. */
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
