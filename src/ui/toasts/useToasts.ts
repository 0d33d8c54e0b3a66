import { createContext, useContext } from 'react';

/** A screen reader is interrupted by an error or a warning; it says the others when it has finished. */
export type ToastTone = 'error' | 'warning' | 'success' | 'info';

export interface Toast {
  title: string;
  /** Left out where the title says it all. */
  message?: string;
  tone: ToastTone;
  /**
   * What the server's log calls the request that failed, folded away: whoever is asked for help wants to know it. A press
   * on it selects it.
   */
  requestId?: string | null;
  /** Whether it closes by itself after `delayMs`; otherwise it stays until it is dismissed. */
  autoClose?: boolean;
  /** Milliseconds, 5000 unless told otherwise. */
  delayMs?: number;
}

export interface Toasts {
  /** Shows a toast. One that is already up is not shown twice, but its time starts again. Returns its id. */
  show(toast: Toast): number;
  dismiss(id: number): void;
  clear(): void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows and removes toasts; the object is stable across renders. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it');
  return toasts;
}
