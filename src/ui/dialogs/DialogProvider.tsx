import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type HoldBack, HoldBackContext } from './holdBack';
import type { Question, QuestionDialogProps } from './QuestionDialog';
import { DialogContext, type Dialogs } from './useDialogs';

interface AskedQuestion extends Question {
  id: number;
  settle(answer: boolean): void;
}

let lastId = 0;

interface DialogProviderProps {
  /** How a dialog takes the browser's Back; without it, Back leaves the page behind the dialog. */
  holdBack?: HoldBack;
  children: ReactNode;
}

/** Holds the confirm and alert dialogs; everything inside can use `useConfirm` and `useAlert`. */
export function DialogProvider({ holdBack, children }: DialogProviderProps) {
  const [queue, setQueue] = useState<readonly AskedQuestion[]>([]);
  // Not React.lazy: if the code can't be had, the question must still be answered, not the whole page replaced.
  const [QuestionDialog, setQuestionDialog] = useState<ComponentType<QuestionDialogProps> | null>(null);

  const ask = useCallback(async (question: Question, signal?: AbortSignal): Promise<boolean> => {
    try {
      const module = await import('./QuestionDialog');
      setQuestionDialog(() => module.QuestionDialog);
    } catch (error) {
      console.error('The dialog could not be loaded:', error);
      return askPlainly(question);
    }
    if (signal?.aborted) return false;
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const settle = (answer: boolean) => {
        setQueue((former) => former.filter((each) => each.id !== id));
        resolve(answer);
      };
      signal?.addEventListener('abort', () => settle(false));
      setQueue((former) => [...former, { ...question, id, settle }]);
    });
  }, []);

  // A second press may come before the first one's question shows, and asks nothing new.
  const waiting = useRef(new Map<string, Promise<boolean>>());
  const askOnce = useCallback(
    (question: Question, signal?: AbortSignal): Promise<boolean> => {
      const key = keyOf(question);
      const asked = waiting.current.get(key) ?? ask(question, signal);
      waiting.current.set(key, asked);
      return asked.finally(() => waiting.current.delete(key));
    },
    [ask],
  );

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (confirmation, signal) => askOnce({ cancelLabel: 'Go Back', ...confirmation }, signal),
      alert: async (notice) => {
        await askOnce({ okLabel: 'OK', ...notice });
      },
    }),
    [askOnce],
  );

  const current = queue[0];
  return (
    <HoldBackContext value={holdBack ?? null}>
      <DialogContext value={dialogs}>
        {children}
        {current && QuestionDialog && (
          <QuestionDialog key={current.id} question={current} onAnswer={current.settle} />
        )}
      </DialogContext>
    </HoldBackContext>
  );
}

/** Questions that read the same are the same one; markup is told apart by its title. */
const keyOf = ({ title, message, okLabel }: Question) =>
  JSON.stringify([title, typeof message === 'string' ? message : null, okLabel]);

/** The browser's own dialogs, for when ours can't be loaded. */
function askPlainly({ title, message, cancelLabel }: Question): boolean {
  const text = [title, message].filter((part) => typeof part === 'string').join('\n\n');
  if (cancelLabel) return window.confirm(text);
  window.alert(text);
  return true;
}
