import { createContext, type ReactNode, useContext } from 'react';

export interface ConfirmOptions {
  title: string;
  /** Text or markup; HTML from elsewhere only inside SafeHtml. */
  message: ReactNode;
  okLabel: string;
  cancelLabel?: string;
  /** What is done cannot be undone: its button is red and not focused first. */
  destructive?: boolean;
}

export interface Notice {
  title?: string;
  message: ReactNode;
}

export interface Dialogs {
  /** @param signal takes the question back, which answers it with false: what it asks about is settled */
  confirm(confirmation: ConfirmOptions, signal?: AbortSignal): Promise<boolean>;
  alert(notice: Notice): Promise<void>;
}

export const DialogContext = createContext<Dialogs | null>(null);

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext);
  if (!dialogs) throw new Error('useConfirm and useAlert need a DialogProvider around them');
  return dialogs;
}

/** Asks the person: true for OK, false for cancel, Esc or a click outside (spec 2, Confirm dialog). */
export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;

/** Tells the person something and waits for OK (D-11). */
export const useAlert = (): Dialogs['alert'] => useDialogs().alert;
