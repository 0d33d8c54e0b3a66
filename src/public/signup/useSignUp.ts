import { CallFailure } from '../../api/failure';
import { lookUpIp } from '../../api/ipLookup';
import { alreadyRegistered, type Signup, signUp } from '../../api/prospects';
import { config } from '../../shared/config/config';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useRefusalToast } from '../../shared/query/useRefusalToast';
import { useSingleFlight } from '../../shared/query/useSingleFlight';

/** How a sign-up ended for good. */
export interface SignedUp {
  outcome: 'thanks' | 'registered';
  email: string;
}

/** What was wrong, in the toast's words, and the field that it concerns, if any. */
interface Refused {
  message: string;
  field?: 'name' | 'email';
}

/**
 * Looks up the visitor's address and registers a prospect (spec 7, Public calls; OPEN-12, OPEN-58). What fails has been
 * shown as a toast, in the server's words where it has some.
 */
export function useSignUp() {
  const { mutateAsync } = useCallMutation(signUp);
  const showRefusal = useRefusalToast();

  return useSingleFlight(async (visitor: Omit<Signup, 'ip'>): Promise<SignedUp | Refused> => {
    const { email } = visitor;
    try {
      await mutateAsync({ body: { ...visitor, ip: await lookUpIp(config.ipLookupUrl) } });
      return { outcome: 'thanks', email };
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (thrown.status !== 400) return { message: refusalMessage(thrown) };
      if (Number(thrown.body?.code) === alreadyRegistered) return { outcome: 'registered', email };
      showRefusal(thrown);
      const message = refusalMessage(thrown);
      return { message, field: fieldOf(message) };
    }
  });
}

/** The contract's refusals name no field; the server's words do. */
function fieldOf(message: string): Refused['field'] {
  if (/e-?mail/i.test(message)) return 'email';
  return /\bname\b/i.test(message) ? 'name' : undefined;
}
