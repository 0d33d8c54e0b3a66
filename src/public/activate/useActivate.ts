import { useRef } from 'react';
import { CallFailure } from '../../api/failure';
import { activateAccount } from '../../api/prospects';
import { refusalMessage, useFormMutation } from '../../shared/query/useFormMutation';

export interface ActivationFailure {
  /** Whether the link is to blame; else it still works. */
  isLink: boolean;
}

/**
 * Makes the account of the code's owner (spec 7, Public calls). A failure has been shown by the time `onResult` is
 * called.
 */
export function useActivate(onResult: (result: 'done' | ActivationFailure) => void) {
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending } = useFormMutation(activateAccount);

  const activate = async (code: string, password: string) => {
    // A second Enter comes before the button has become busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await mutateAsync({ body: { code, password } });
      onResult('done');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      onResult({ isLink: isAboutLink(failure) });
    } finally {
      isUnderWay.current = false;
    }
  };
  return { activate, isActivating: isPending };
}

/** A provider with rules of its own refuses a password with the same status as a code. */
const isAboutLink = (failure: CallFailure) =>
  (failure.status === 400 || failure.status === 404) && !/password/i.test(refusalMessage(failure));
