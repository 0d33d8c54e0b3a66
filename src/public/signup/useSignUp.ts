import { useRef } from 'react';
import { defaultFailureTitle } from '../../api/client';
import { CallFailure } from '../../api/failure';
import { lookUpIp } from '../../api/ipLookup';
import { alreadyRegistered, type Signup, signUp } from '../../api/prospects';
import { config } from '../../shared/config/config';
import { useClient } from '../../shared/query/ClientProvider';
import { refusalMessage } from '../../shared/query/useFormMutation';
import { useToasts } from '../../ui/toasts/useToasts';

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
 * shown as a toast, in the server's words where it has some. Null for a second submit while the first is under way.
 */
export function useSignUp() {
  const client = useClient();
  const toasts = useToasts();
  const isUnderWay = useRef(false);

  const register = async (body: Signup): Promise<SignedUp> => {
    const { ok, status, error } = await client.sendOrThrow(signUp, { body }, { toast: false });
    if (ok) return { outcome: 'thanks', email: body.email };
    if (Number(error?.code) === alreadyRegistered) return { outcome: 'registered', email: body.email };
    throw new CallFailure('status', 'The sign-up was refused', status, error);
  };

  return async (visitor: Omit<Signup, 'ip'>): Promise<SignedUp | Refused | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    try {
      return await register({ ...visitor, ip: await lookUpIp(config.ipLookupUrl) });
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      const message = refusalMessage(thrown);
      // A lost connection has been told already.
      if (thrown.kind !== 'network')
        toasts.show({ title: defaultFailureTitle, message, tone: 'error', autoClose: true });
      return { message, field: thrown.status === 400 ? fieldOf(message) : undefined };
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** The contract's refusals name no field; the server's words do. */
function fieldOf(message: string): Refused['field'] {
  if (/e-?mail/i.test(message)) return 'email';
  return /\bname\b/i.test(message) ? 'name' : undefined;
}
