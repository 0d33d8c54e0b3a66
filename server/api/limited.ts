import type { AnyCall } from '../../src/api/call';
import { sendChat } from '../../src/api/chat';
import { sendConversationFeedback, sendGenericFeedback, sendScore } from '../../src/api/feedback';
import { activateAccount, checkActivationCode, signUp, unsubscribe } from '../../src/api/prospects';
import { setPassword } from '../../src/api/user';
import { refuseForNow } from '../domain/refusal';
import type { Tools } from '../domain/tools';
import type { Limits, RateName } from '../limits/limits';
import { networkOf } from '../limits/networkOf';
import { limitKey, spend } from '../limits/spend';

const chat = { rate: 'chat', message: 'Too many messages in a short time.' } as const;
const feedback = { rate: 'feedback', message: 'Too much feedback in a short time.' } as const;
const activation = { rate: 'activation', message: 'Too many tries in a short time.' } as const;
const limited = new Map<AnyCall, { rate: RateName; message: string }>([
  [sendChat, chat],
  [sendGenericFeedback, feedback],
  [sendConversationFeedback, feedback],
  [sendScore, feedback],
  [setPassword, { rate: 'password', message: 'Too many new passwords in a short time.' }],
  [signUp, { rate: 'signUp', message: 'Too many sign-ups from your network in a short time.' }],
  [checkActivationCode, activation],
  [activateAccount, activation],
  [unsubscribe, { rate: 'unsubscribe', message: 'Too many tries in a short time.' }],
]);

/** Refuses with 429 whoever makes a call too often: a person, or who comes from an address where no person is known. */
export async function checkLimit(
  db: Tools['db'],
  limits: Limits,
  call: AnyCall,
  { personId, address }: { personId?: string; address: string },
): Promise<void> {
  const limit = limited.get(call);
  if (!limit) return;
  const { rate, message } = limit;
  const wait = await spend(db, limitKey(rate, personId ?? networkOf(address)), limits[rate]);
  if (wait > 0) refuseForNow(message, wait);
}
