import type { CallFailure } from '../../api/failure';
import { activateAccount } from '../../api/prospects';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useCallMutation } from '../../shared/query/useCallMutation';

export interface ActivationFailure {
  /** Whether the link is to blame; else it still works. */
  isLink: boolean;
}

/**
 * Makes the account of the code's owner (spec 7, Public calls). A failure has been shown by the time `onResult` is
 * called.
 */
export function useActivate(onResult: (result: 'done' | ActivationFailure) => void) {
  const { mutate, isPending } = useCallMutation(activateAccount, {
    onSuccess: () => onResult('done'),
    onError: (failure) => onResult({ isLink: isAboutLink(failure) }),
  });
  return {
    activate: (code: string, password: string) => mutate({ body: { code, password } }),
    isActivating: isPending,
  };
}

/** A provider with rules of its own refuses a password with the same status as a code. */
const isAboutLink = (failure: CallFailure) =>
  (failure.status === 400 || failure.status === 404) && !/password/i.test(refusalMessage(failure));
