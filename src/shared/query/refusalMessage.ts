import { defaultFailureMessage } from '../../api/client';
import type { CallFailure } from '../../api/failure';
import { inTime } from '../../ui/inTime';

const explained: (number | null)[] = [400, 404, 409, 422, 429];

/** What a person is told when the server does not take what they submitted (contract 1, Refusals explain themselves). */
export function refusalMessage({ status, body, retryAfterSeconds }: CallFailure): string {
  if (status === 403) return 'You do not have access to this.';
  const message = (explained.includes(status) && body?.message) || defaultFailureMessage;
  return retryAfterSeconds === null ? message : `${message} You can try again ${inTime(retryAfterSeconds)}.`;
}
