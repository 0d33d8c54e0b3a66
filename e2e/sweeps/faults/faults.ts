import type { Answer } from '../../support/answers';

const refusal = (status: number): Answer => ({ status, body: { code: 7, message: 'The shelf is full.' } });

/**
 * What can become of a call that a screen may tell apart, in the order in which each call meets them. The wrapper makes
 * one and the same failure of all others: tests/api/faults.test.ts has them, for every call of the contract.
 */
export const faults = {
  'without a connection': 'no connection',
  'answered 404': refusal(404),
  'answered 403': refusal(403),
  'answered 400': refusal(400),
  'answered 500': refusal(500),
} satisfies Record<string, Answer>;

export type FaultName = keyof typeof faults;

export const faultNames = Object.keys(faults) as FaultName[];

/** Whether a place that could not load something offers another try: not for what is refused or gone. */
export const mayRetry: Record<Exclude<FaultName, 'without a connection'>, boolean> = {
  'answered 404': false,
  'answered 403': false,
  'answered 400': true,
  'answered 500': true,
};
