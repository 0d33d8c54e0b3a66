import type { Help } from '../../src/api/help/help';
import type { Err } from '../../src/api/shapes';
import { isGone } from '../db/isGone';
import { goneForSeconds, recordsGone } from '../recordsGone';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503;

/** What a refusal says beside its message. */
interface Details {
  code?: string | number;
  /** The field of the body that it is about. */
  field?: string;
  /** Where to get help, for whoever was refused because of it. */
  help?: Help;
}

/** Thrown to answer a call with a status outside 2xx and an `Err` body. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly details: Details = {},
    /** After so many seconds it is worth another try. */
    readonly waitSeconds?: number,
  ) {
    super(message);
  }

  /** The body on the wire (contract 1); what a refusal has not got is left out. */
  body(): Partial<Err> {
    return { ...this.details, message: this.message };
  }
}

/** The one way in which a handler says no. */
export function refuse(status: RefusalStatus, message: string, details?: Details): never {
  throw new Refusal(status, message, details);
}

/** Says no to what is welcome later. */
export function refuseForNow(message: string, waitSeconds: number): never {
  throw new Refusal(429, message, {}, waitSeconds);
}

/** What the caller is told of an error that is theirs to know; null for a mistake of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return isGone(error) ? new Refusal(503, recordsGone, {}, goneForSeconds) : null;
}
