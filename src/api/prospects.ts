import * as v from 'valibot';
import { call } from './call';
import { Empty } from './shapes';
import { Name, Password } from './user';

/** An ordinary e-mail address: one '@', no spaces, a dot inside the domain (OPEN-59). */
export const ordinaryEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The code of a sign-up that is refused because the e-mail is registered already (contract U42). */
export const alreadyRegistered = 9001;

/** The longest address that mail servers take (RFC 5321). */
const longestEmail = 254;

export const Signup = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter your name'), Name),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.regex(ordinaryEmail, 'Please enter a valid email address'),
    v.maxLength(longestEmail, `Your email address can be at most ${longestEmail} characters`),
  ),
  /** The visitor's public address, or 'unknown' (OPEN-12). */
  ip: v.string(),
  /** Where the visitor comes from, or 'unknown'. */
  source: v.string(),
});
export type Signup = v.InferOutput<typeof Signup>;

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
  body: v.object({ key: v.string() }),
  accept: [400],
});

export const checkActivationCode = call({
  id: 'U44',
  method: 'POST',
  path: '/api/public/prospect/checkActivationCode',
  summary: 'Whether an activation code is valid: 400 used or expired, 404 unknown.',
  access: 'anonymous',
  body: v.object({ code: v.string() }),
  reply: Empty,
  mayBeEmpty: true,
  accept: [400, 404],
});

export const activateAccount = call({
  id: 'U45',
  method: 'POST',
  path: '/api/public/prospect/activateAccount',
  summary: 'Makes the account of an invited prospect: 400 used or expired code, 404 unknown.',
  access: 'anonymous',
  body: v.object({ code: v.string(), password: Password }),
  errors: [404],
});
