import { CallFailure } from '../../api/failure';
import { lookUpIp } from '../../api/ipLookup';
import { alreadyRegistered, type Signup, signUp } from '../../api/prospects';
import { config } from '../../shared/config/config';
import { refusalMessage } from '../../shared/query/refusalMessage';
import { refusedField } from '../../shared/query/refusedField';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useRefusalToast } from '../../shared/query/useRefusalToast';
import { useSingleFlight } from '../../shared/query/useSingleFlight';

/** A sign-up that is finished: there is nothing left to correct. */
export interface SignedUp {
  outcome: 'thanks' | 'registered';
  email: string;
}

/** A sign-up that failed: what the toast says, and the field that it is about, if any. */
interface Refused {
  message: string;
  field?: 'name' | 'email' | null;
}

const rules = [
  ['email', /e-?mail/i],
  ['name', /\bname\b/i],
] as const;

/**
 * Looks up the visitor's address and registers a prospect (spec 7, Public calls; D-12, D-58). A failure has
 * been shown as a toast by then, with the server's message if it sent one.
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
      return { message: refusalMessage(thrown), field: refusedField(thrown, rules) };
    }
  });
}
