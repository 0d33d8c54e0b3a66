import * as v from 'valibot';
import { call } from './call';
import { cutAfter, longestIp } from './limits';
import { Id, Iso } from './shapes';

/** A version of the terms that a person has signed; active while it is the one in force (contract 2.5). */
export const SignedTerms = v.object({
  id: Id,
  termsId: Id,
  active: v.boolean(),
  signedAt: Iso,
  ipAddress: v.string(),
  /** Since when the version is, or was, in force; an addition that other servers need not have. */
  inForceSince: v.exactOptional(Iso),
});
export type SignedTerms = v.InferOutput<typeof SignedTerms>;

export const AgeVerification = v.object({ created: Iso, ipAddress: v.string(), content: v.string() });
export type AgeVerification = v.InferOutput<typeof AgeVerification>;

/** What a person confirms about the age, word for word (spec 7; spec 9: 13 or above). */
export const ageConfirmation = 'I confirm that I am 13 or above.';

export const TermsForSigning = v.object({
  termsId: Id,
  /** HTML. */
  termsText: v.string(),
  /** Since when the version is in force (D-55). */
  termsActivated: Iso,
  isSigned: v.boolean(),
  acceptanceTimestamp: v.nullish(Iso, null),
});
export type TermsForSigning = v.InferOutput<typeof TermsForSigning>;

export const listSignedTerms = call({
  id: 'U30',
  method: 'GET',
  path: '/api/users/current/termsAndConditions',
  summary: 'The versions of the terms that the signed-in user has signed.',
  access: {},
  reply: v.object({ signedTermsAndConditions: v.array(SignedTerms) }),
});

export const getTerms = call({
  id: 'U31',
  method: 'GET',
  path: '/api/termsAndConditions/{termsId}',
  summary: 'The text of a version of the terms, as HTML.',
  access: {},
  reply: v.object({ content: v.string() }),
});

export const getAgeVerification = call({
  id: 'U32',
  method: 'GET',
  path: '/api/users/current/ageVerification',
  summary: 'When, from where and with which words the age was confirmed; 404 before that.',
  access: {},
  reply: AgeVerification,
  accept: [404],
});

export const verifyAge = call({
  id: 'U33',
  method: 'POST',
  path: '/api/users/current/ageVerification',
  summary: 'Confirms the age; a second call keeps and answers the first confirmation.',
  access: {},
  body: v.object({ ip: cutAfter(longestIp), content: v.literal(ageConfirmation) }),
  reply: AgeVerification,
});

export const getTermsForSigning = call({
  id: 'U34',
  method: 'GET',
  path: '/api/users/current/termsAndConditionsForSigning',
  summary: 'The version of the terms in force; 404 when there is none.',
  access: {},
  reply: TermsForSigning,
  accept: [404],
});

export const signTerms = call({
  id: 'U35',
  method: 'POST',
  path: '/api/users/current/termsAndConditions/{termsId}/sign',
  summary: 'Signs the version in force; a second call keeps and answers the first signature.',
  access: {},
  body: v.object({ ip: cutAfter(longestIp) }),
  reply: v.object({ signedAt: Iso }),
});
