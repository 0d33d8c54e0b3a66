import type { Err } from '../../src/api/shapes';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 500 | 502;

/** Thrown to answer a call with a status outside 2xx and an `Err` body. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly code?: string | number,
  ) {
    super(message);
  }

  /** The body on the wire (contract 1); a refusal without a code of its own leaves the field out. */
  body(): Partial<Err> {
    return { ...(this.code === undefined ? {} : { code: this.code }), message: this.message };
  }
}

/** The one way in which a handler says no. */
export function refuse(status: RefusalStatus, message: string, code?: string | number): never {
  throw new Refusal(status, message, code);
}
