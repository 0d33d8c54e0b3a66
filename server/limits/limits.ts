/** So many times at once; what is used up comes back evenly within so many seconds. */
export interface Rate {
  times: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** What a hosted server allows. */
export const hostedLimits = {
  /** By client address. */
  signUp: { times: 20, seconds: hour },
  activation: { times: 60, seconds: 10 * minute },
  unsubscribe: { times: 30, seconds: 10 * minute },
  token: { times: 600, seconds: minute },
  signIn: { times: 300, seconds: 10 * minute },
  passwordLink: { times: 60, seconds: 10 * minute },
  passwordMail: { times: 20, seconds: hour },
  /** By the e-mail address that a link is asked for. */
  passwordMailTo: { times: 3, seconds: hour },
  /** By person. */
  chat: { times: 20, seconds: minute },
  feedback: { times: 20, seconds: 10 * minute },
  password: { times: 10, seconds: hour },
  /** Failed sign-ins from one client address, whoever they are of. */
  failedFrom: { times: 100, seconds: hour },
  /** Failed sign-ins of one e-mail address, wherever they come from; beyond them each client address has one try. */
  failedOf: { times: 50, seconds: hour },
  /** Failed sign-ins of one e-mail address from one client address; beyond them each waits for longer. */
  failedInARow: 5,
} as const satisfies Record<string, Rate | number>;

/** What is allowed, for all processes on one database together. */
export type Limits = { [Name in keyof typeof hostedLimits]: Name extends 'failedInARow' ? number : Rate };

/** What is limited by a rate alone. */
export type RateName = Exclude<keyof Limits, 'failedInARow'>;
