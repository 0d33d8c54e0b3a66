import { useEffect, useEffectEvent, useRef } from 'react';
import { type Dialogs, useConfirm } from '../../ui/dialogs/useDialogs';
import { isScreen } from '../address/isScreen';
import { useBlocker } from '../navigation/useBlocker';

interface UnsavedChangesOptions {
  /** The parameters of the address that the form lives by: to change one of them is to leave it, too. */
  parameters?: readonly string[];
}

interface LeaveQuestion {
  /** Lets the person go without a question: called before the form's own button, or its finished save, leads away. */
  allowLeave(): void;
  /** Whether the person is on the way out, while the form still shows: then nothing is sent any more. */
  isLeaving(): boolean;
}

/**
 * Asks before a changed form is left by a link, by Back or by closing the tab. A lost connection and an expired session
 * lead away without a question. A page holds one of these at most.
 *
 * @param isChanged whether something would be lost
 * @param onLeave forgets what was changed: called when the person leaves for good
 */
export function useUnsavedChangesPrompt(
  isChanged: boolean,
  onLeave?: () => void,
  { parameters = [] }: UnsavedChangesOptions = {},
): LeaveQuestion {
  const confirm = useConfirm();
  const isFree = useRef(false);

  const held = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isFree.current &&
      !isScreen('noService', nextLocation.pathname) &&
      (nextLocation.pathname !== currentLocation.pathname ||
        parameters.some((name) => parameterOf(name, nextLocation) !== parameterOf(name, currentLocation))),
  );

  const allowLeave = () => {
    isFree.current = true;
    onLeave?.();
  };
  const leave = useEffectEvent(() => {
    allowLeave();
    held?.proceed();
  });

  const asked = useRef<{ answer: Promise<boolean>; takeBack(): void } | null>(null);
  useEffect(() => {
    if (!held) return;
    let isCurrent = true;
    asked.current ??= askWith(confirm);
    void asked.current.answer.then((mayLeave) => {
      asked.current = null;
      if (!isCurrent) return;
      if (!mayLeave) return held.reset();
      leave();
    });
    return () => {
      isCurrent = false;
    };
  }, [held, confirm]);

  // A save may come through while the question shows: then there is nothing to ask any more.
  useEffect(() => {
    if (!held || isChanged) return;
    asked.current?.takeBack();
    if (!isFree.current) held.proceed();
  }, [held, isChanged]);
  useEffect(() => () => asked.current?.takeBack(), []);

  useEffect(() => {
    if (!isChanged) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isChanged]);

  return { allowLeave, isLeaving: () => isFree.current };
}

function askWith(confirm: Dialogs['confirm']) {
  const settled = new AbortController();
  const answer = confirm(
    {
      title: 'Leave without saving?',
      message: 'Your changes are not saved yet. If you leave now, they are lost.',
      okLabel: 'Leave',
      cancelLabel: 'Stay',
      destructive: true,
    },
    settled.signal,
  );
  return { answer, takeBack: () => settled.abort() };
}

const parameterOf = (name: string, { search }: { search: string }) => new URLSearchParams(search).get(name);
