import type { CallFailure } from '../../api/failure';
import { activateAccount } from '../../api/prospects';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useCallMutation } from '../../shared/query/useCallMutation';

export interface ActivationFailure {
  /** Whether the link is no good (any more); after other failures it can be tried again. */
  isLink: boolean;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt: number | null;
}

/**
 * Activates the account that the code was sent for (spec 7, Public calls). A failure has been shown by the time
 * `onResult` is called.
 */
export function useActivate(onResult: (result: 'done' | ActivationFailure) => void) {
  const { mutate, isPending } = useCallMutation(activateAccount, {
    onSuccess: () => onResult('done'),
    onError: (failure) => onResult({ isLink: isAboutLink(failure), retryAt: failure.retryAt }),
  });
  return {
    activate: (code: string, password: string) => mutate({ body: { code, password } }),
    isActivating: isPending,
  };
}

/** A refused password may come with the status of an invalid code: then the server's words tell which it was. */
const isAboutLink = (failure: CallFailure) =>
  (failure.status === 400 || failure.status === 404) && !/password/i.test(refusalMessage(failure));
