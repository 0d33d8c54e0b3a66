import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import styles from './Toasts.module.css';
import { useRoomForToasts } from './useRoomForToasts';
import { type Toast, ToastContext, type Toasts } from './useToasts';

interface ShownToast extends Toast {
  id: number;
  /** How often it was shown; each time its countdown starts again. */
  times: number;
}

/** Holds the one toast area of the application, below every page; everything inside can use `useToasts`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const latest = useRef<readonly ShownToast[]>([]);
  const area = useRef<HTMLElement>(null);
  useRoomForToasts(area);

  const toasts = useMemo<Toasts>(() => {
    let lastId = 0;
    const update = (next: readonly ShownToast[]) => {
      latest.current = next;
      setShown(next);
    };
    return {
      show(toast) {
        const twin = latest.current.find(
          ({ title, message }) => title === toast.title && message === toast.message,
        );
        if (twin) {
          const again = { ...twin, ...toast, times: twin.times + 1 };
          update(latest.current.map((one) => (one === twin ? again : one)));
          return twin.id;
        }
        lastId += 1;
        update([...latest.current, { ...toast, id: lastId, times: 1 }]);
        return lastId;
      },
      dismiss: (id) => update(latest.current.filter((toast) => toast.id !== id)),
      clear: () => update([]),
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {createPortal(
        // In the body, so that it stays reachable while a dialog makes the application inert. Rendered when empty too:
        // screen readers only watch a live region that was there before its content.
        <section
          ref={area}
          className={styles.area}
          aria-label="Notifications"
          aria-live="polite"
          data-above-dialogs
        >
          {shown.map(({ id, ...toast }) => (
            <ToastCard key={id} {...toast} onClose={() => toasts.dismiss(id)} />
          ))}
        </section>,
        document.body,
      )}
    </ToastContext>
  );
}
