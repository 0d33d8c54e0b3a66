import type { Err } from './shapes';

/**
 * Why a call yielded nothing:
 * - `status`: a reply outside 2xx that the caller had not accepted
 * - `network`: the host could not be reached, or the connection broke
 * - `timeout`: no reply within the call's time limit
 * - `interrupted`: a reply that came word by word broke off
 * - `malformed`: a reply that is not JSON or not of the contract's shape
 * - `signedOut`: no token is to be had without signing in again, so nothing was sent
 * - `token`: no token for now (passing trouble at the identity provider), so nothing was sent
 * - `cancelled`: the caller gave up
 */
export type FailureKind =
  | 'status'
  | 'network'
  | 'timeout'
  | 'interrupted'
  | 'malformed'
  | 'signedOut'
  | 'token'
  | 'cancelled';

/** The one kind of error that a failed call throws. */
export class CallFailure extends Error {
  override name = 'CallFailure';

  /** Before this moment the server wants no other try; null where it did not say. */
  readonly retryAt: number | null;

  constructor(
    readonly kind: FailureKind,
    detail: string,
    /** The HTTP status, for `status` and `malformed`. */
    readonly status: number | null = null,
    /** The reply's error body, for `status`, where it has one. */
    readonly body: Err | null = null,
    /** What the server asked for in `Retry-After`, in seconds. */
    readonly retryAfterSeconds: number | null = null,
    /** What the server's log calls the request, where it says so and something went wrong on its side. */
    readonly requestId: string | null = null,
  ) {
    super(detail);
    this.retryAt = retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000;
  }

  /** Whether another try would bring the same: what is refused or gone stays so. */
  get isFinal(): boolean {
    return this.isGone || this.status === 403;
  }

  /** Whether what the call concerns is not there, or not any more. */
  get isGone(): boolean {
    return this.status === 404;
  }

  /** Whether the page gives way to one that says so: the no-service page, or the login. */
  get leadsAway(): boolean {
    return this.kind === 'network' || this.kind === 'signedOut';
  }
}

/** Thrown by a token source: `signedOut` when only a new login helps, else passing trouble. */
export class TokenError extends Error {
  override name = 'TokenError';

  constructor(
    readonly signedOut: boolean,
    cause?: unknown,
  ) {
    super(signedOut ? 'Signed out' : 'No token for now', { cause });
  }
}
