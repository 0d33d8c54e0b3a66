import * as v from 'valibot';
import { call } from './call';
import { atMost, cutAfter, longestCode, longestEmail, longestIp, longestSource } from './limits';
import { Name, Password } from './user';

/** An ordinary e-mail address: one '@', no spaces, a dot inside the domain (D-59). */
export const ordinaryEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The code of a sign-up that is refused because the e-mail is registered already (contract U42). */
export const alreadyRegistered = 9001;

export const Signup = v.object({
  name: Name,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.regex(ordinaryEmail, 'Please enter a valid email address'),
    atMost(longestEmail, 'Your email address'),
  ),
  /** The visitor's public address, or 'unknown' (D-12). */
  ip: cutAfter(longestIp),
  /** Where the visitor comes from, or 'unknown'. */
  source: cutAfter(longestSource),
});
export type Signup = v.InferOutput<typeof Signup>;

const Code = v.pipe(v.string(), atMost(longestCode, 'The code'));

export const signUp = call({
  id: 'U42',
  method: 'POST',
  path: '/api/public/prospect/signup',
  summary: 'Registers a prospect; 400 with code 9001 when the e-mail is registered already.',
  access: 'anonymous',
  body: Signup,
  accept: [400],
});

export const unsubscribe = call({
  id: 'U43',
  method: 'POST',
  path: '/api/public/prospect/unsubscribe',
  summary: 'Ends the mails to a prospect; repeatable.',
  access: 'anonymous',
  body: v.object({ key: v.pipe(v.string(), atMost(longestCode, 'The key')) }),
  accept: [400],
});

/** Whom a valid code was sent to: an addition, which other servers need not tell. */
export const ActivationCodeOwner = v.object({ email: v.optional(v.string()) });

export const checkActivationCode = call({
  id: 'U44',
  method: 'POST',
  path: '/api/public/prospect/checkActivationCode',
  summary: 'Whether an activation code is valid: 400 used or expired, 404 unknown.',
  access: 'anonymous',
  body: v.object({ code: Code }),
  reply: ActivationCodeOwner,
  mayBeEmpty: true,
  accept: [400, 404],
});

export const activateAccount = call({
  id: 'U45',
  method: 'POST',
  path: '/api/public/prospect/activateAccount',
  summary: 'Makes the account of an invited prospect: 400 used or expired code, 404 unknown.',
  access: 'anonymous',
  body: v.object({ code: Code, password: Password }),
  errors: [404],
});
