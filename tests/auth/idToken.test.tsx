import { expect, it } from 'vitest';
import { logInThroughPopup, playTokenEndpoint, startSdk } from '../support/popupLogin';

const now = () => Math.floor(Date.now() / 1000);

type Answers = Parameters<typeof playTokenEndpoint>[0];

const refusedByAll: [what: string, answers: () => Answers, reason: RegExp][] = [
  ['is missing', () => ({ id_token: undefined }), /ID token is required but missing/],
  ['has two parts', () => ({ id_token: 'two.parts' }), /ID token could not be decoded/],
  ['has three parts that say nothing', () => ({ id_token: 'a.b.c' }), /^ID token could not be decoded$/],
  ['has a part that is no JSON', () => ({ id_token: 'e30.bm8.c2ln' }), /^ID token could not be decoded$/],
  ['is not signed', () => ({ alg: 'none' }), /Signature algorithm of "none" is not supported.*"RS256"/],
  [
    'is signed with a shared secret',
    () => ({ alg: 'HS256' }),
    /Signature algorithm of "HS256" is not supported/,
  ],
  [
    'comes from another issuer',
    () => ({ claims: { iss: 'https://evil.example/' } }),
    /Issuer \(iss\) claim mismatch.*found "https:\/\/evil\.example\/"/,
  ],
  ['names nobody', () => ({ claims: { sub: undefined } }), /Subject \(sub\) claim must be a string present/],
  [
    'is for another application',
    () => ({ claims: { aud: 'other-app' } }),
    /Audience \(aud\) claim mismatch.*found "other-app"/,
  ],
  [
    'is for several applications, ours not among them',
    () => ({ claims: { aud: ['other-app', 'third-app'] } }),
    /Audience \(aud\) claim mismatch.*not one of "other-app, third-app"/,
  ],
  [
    'is for several applications and names no authorized party',
    () => ({ claims: { aud: ['client', 'other-app'] } }),
    /Authorized Party \(azp\) claim must be a string present/,
  ],
  [
    'is for several applications and authorizes another one',
    () => ({ claims: { aud: ['client', 'other-app'], azp: 'other-app' } }),
    /Authorized Party \(azp\) claim mismatch/,
  ],
  [
    'has no nonce',
    () => ({ claims: { nonce: undefined } }),
    /Nonce \(nonce\) claim must be a string present/,
  ],
  ['has another nonce', () => ({ claims: { nonce: 'replayed' } }), /Nonce \(nonce\) claim mismatch/],
  [
    'expires at no number',
    () => ({ claims: { exp: 'tomorrow' } }),
    /Expiration Time \(exp\) claim must be a number present/,
  ],
  [
    'was issued at no number',
    () => ({ claims: { iat: 'today' } }),
    /Issued At \(iat\) claim must be a number present/,
  ],
  [
    'expired more than a minute ago',
    () => ({ claims: { exp: now() - 90 } }),
    /Expiration Time \(exp\) claim error.*is after expiration time/,
  ],
  [
    'holds only in more than a minute',
    () => ({ claims: { nbf: now() + 90 } }),
    /Not Before time \(nbf\) claim.*is before/,
  ],
];

it.each(refusedByAll)('an ID token that %s is refused', async (_what, answers, reason) => {
  const sdk = await startSdk();
  await expect(logInThroughPopup(sdk, playTokenEndpoint(answers()))).rejects.toThrow(reason);
});

const acceptedByAll: [what: string, claims: () => object][] = [
  ['is as it should be', () => ({})],
  [
    'is for several applications and authorizes ours',
    () => ({ aud: ['client', 'other-app'], azp: 'client' }),
  ],
  ['expired less than a minute ago', () => ({ exp: now() - 20 })],
  ['holds in less than a minute', () => ({ nbf: now() + 50 })],
];

it.each(acceptedByAll)('an ID token that %s signs the person in', async (_what, claims) => {
  const sdk = await startSdk();
  await expect(logInThroughPopup(sdk, playTokenEndpoint({ claims: claims() }))).resolves.toBeUndefined();
});

// The others need a configuration of their own.

const refused: [what: string, settings: object, claims: () => object, reason: RegExp][] = [
  [
    'an ID token without the time of the login, where a maximum age is set',
    { maxAgeSeconds: 300 },
    () => ({}),
    /Authentication Time \(auth_time\) claim must be a number present/,
  ],
  [
    'a login that is older than the maximum age and the leeway of a minute',
    { maxAgeSeconds: 300 },
    () => ({ auth_time: now() - 370 }),
    /too much time has passed since the last end-user authentication/,
  ],
  [
    'an ID token without an organization, where one is set',
    { organization: 'org_1' },
    () => ({}),
    /Organization ID \(org_id\) claim must be a string present/,
  ],
  [
    'an ID token of another organization',
    { organization: 'org_1' },
    () => ({ org_id: 'org_2' }),
    /Organization ID \(org_id\) claim mismatch.*expected "org_1", found "org_2"/,
  ],
  [
    'an ID token of an organization with another name',
    { organization: 'Acme' },
    () => ({ org_name: 'other' }),
    /Organization Name \(org_name\) claim mismatch.*expected "acme", found "other"/,
  ],
];

it.each(refused)('%s is refused', async (_what, settings, claims, reason) => {
  const sdk = await startSdk(settings);
  await expect(logInThroughPopup(sdk, playTokenEndpoint({ claims: claims() }))).rejects.toThrow(reason);
});

const accepted: [what: string, settings: object, claims: () => object][] = [
  ['a login within the maximum age', { maxAgeSeconds: 300 }, () => ({ auth_time: now() - 200 })],
  [
    'a login within the leeway behind the maximum age',
    { maxAgeSeconds: 300 },
    () => ({ auth_time: now() - 330 }),
  ],
  ['an ID token of the organization', { organization: 'org_1' }, () => ({ org_id: 'org_1' })],
  ['an ID token of the organization by its name', { organization: 'Acme' }, () => ({ org_name: 'acme' })],
];

it.each(accepted)('%s is accepted', async (_what, settings, claims) => {
  const sdk = await startSdk(settings);
  await logInThroughPopup(sdk, playTokenEndpoint({ claims: claims() }));
  expect(await sdk.getToken({ fresh: false })).toBe('access-1');
});
