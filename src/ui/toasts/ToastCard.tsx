import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { RequestDetails } from '../RequestDetails';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';
import type { Toast } from './useToasts';

const icons = { error: CircleX, warning: TriangleAlert, success: CircleCheck, info: Info };

interface ToastCardProps extends Toast {
  times: number;
  onClose(): void;
}

/** One toast. Its countdown pauses while the pointer or the focus is on it. */
export function ToastCard({
  title,
  message,
  tone,
  autoClose,
  delayMs = 5_000,
  requestId,
  times,
  onClose,
}: ToastCardProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useCountdown({
    ms: autoClose ? delayMs : null,
    isPaused: isHovered || isFocused,
    restart: times,
    onEnd: onClose,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  const Icon = icons[tone];
  const isUrgent = tone === 'error' || tone === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is a shortcut for the Close button inside
    <div
      className={classes(styles.toast, styles[tone])}
      // Not on entering: that is also told when it opens under a pointer that rests, and would keep it for ever.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX || movementY) setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <Icon className={styles.icon} size={20} />
      <div className={styles.words} role={isUrgent ? 'alert' : 'status'}>
        <strong className={styles.title}>{title}</strong>
        {message && <span>{message}</span>}
      </div>
      <RequestDetails id={requestId} />
      <IconButton label="Close" icon={<X size={18} />} onClick={onClose} />
    </div>
  );
}
