import { lightFormat } from 'date-fns/lightFormat';
import * as v from 'valibot';

/** A moment as `MomentField` holds it, in the reader's time zone. */
export const toMomentInput = (iso: string): string => lightFormat(new Date(iso), "yyyy-MM-dd'T'HH:mm");

interface MomentInputOptions {
  /** What to say where there is no moment. */
  message: string;
  /** What the server has; the field knows no seconds, so a moment that nobody has changed stays what it was. */
  stored?: string;
}

/** What a `MomentField` holds, as the contract has it; the contract's schema for the moment follows it. */
export const momentInput = ({ message, stored }: MomentInputOptions) =>
  v.pipe(
    v.string(),
    v.check((local) => !Number.isNaN(Date.parse(local)), message),
    v.transform((local) =>
      stored && local === toMomentInput(stored) ? stored : new Date(local).toISOString(),
    ),
  );
