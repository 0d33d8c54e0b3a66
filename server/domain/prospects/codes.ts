import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';

const codeBytes = 24;

/** How long an activation code is valid (D-60). */
export const codeValidMs = 7 * millisecondsInDay;

/** A text that nobody guesses, fit for an address: for activation codes and unsubscribe keys. */
export const newCode = (): string => randomBytes(codeBytes).toString('base64url');
