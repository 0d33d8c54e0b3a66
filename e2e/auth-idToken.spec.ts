import { type AskedLogin, goodClaims, jwt, playProvider, seconds, tokenResponse } from './support/provider';
import { expect, test } from './support/test';

type Claims = Record<string, unknown>;

/** Changes the claims of a good token; a claim set to undefined is left out. */
const withClaims = (changes: (login: AskedLogin) => Claims) => (login: AskedLogin) =>
  jwt({ ...goodClaims(login), ...changes(login) });

const signedWith = (alg: string) => (login: AskedLogin) => jwt(goodClaims(login), { alg, typ: 'JWT' });

const refused: [what: string, idToken: (login: AskedLogin) => unknown, reason: RegExp][] = [
  ['is missing', () => undefined, /ID token is required but missing/],
  ['has two parts', () => 'two.parts', /ID token could not be decoded/],
  ['is not signed', signedWith('none'), /Signature algorithm of "none" is not supported.*"RS256"/],
  ['is signed with a shared secret', signedWith('HS256'), /Signature algorithm of "HS256" is not supported/],
  [
    'comes from another issuer',
    withClaims(() => ({ iss: 'https://evil.example/' })),
    /Issuer \(iss\) claim mismatch.*found "https:\/\/evil\.example\/"/,
  ],
  ['names nobody', withClaims(() => ({ sub: undefined })), /Subject \(sub\) claim must be a string present/],
  [
    'is for another application',
    withClaims(() => ({ aud: 'other-app' })),
    /Audience \(aud\) claim mismatch.*found "other-app"/,
  ],
  [
    'is for several applications, ours not among them',
    withClaims(() => ({ aud: ['other-app', 'third-app'] })),
    /Audience \(aud\) claim mismatch.*not one of "other-app, third-app"/,
  ],
  [
    'is for several applications and names no authorized party',
    withClaims(({ clientId }) => ({ aud: [clientId, 'other-app'] })),
    /Authorized Party \(azp\) claim must be a string present/,
  ],
  [
    'is for several applications and authorizes another one',
    withClaims(({ clientId }) => ({ aud: [clientId, 'other-app'], azp: 'other-app' })),
    /Authorized Party \(azp\) claim mismatch/,
  ],
  [
    'has no nonce',
    withClaims(() => ({ nonce: undefined })),
    /Nonce \(nonce\) claim must be a string present/,
  ],
  ['has another nonce', withClaims(() => ({ nonce: 'replayed' })), /Nonce \(nonce\) claim mismatch/],
  [
    'expires at no number',
    withClaims(() => ({ exp: 'tomorrow' })),
    /Expiration Time \(exp\) claim must be a number present/,
  ],
  [
    'was issued at no number',
    withClaims(() => ({ iat: 'today' })),
    /Issued At \(iat\) claim must be a number present/,
  ],
  [
    'expired more than a minute ago',
    withClaims(() => ({ exp: seconds() - 90 })),
    /Expiration Time \(exp\) claim error.*is after expiration time/,
  ],
  [
    'holds only in more than a minute',
    withClaims(() => ({ nbf: seconds() + 90 })),
    /Not Before time \(nbf\) claim.*is before/,
  ],
];

for (const [what, idToken, reason] of refused) {
  test(`an ID token that ${what} ends the login on the error path`, async ({ page, context }) => {
    const asked = await playProvider(page, { token: (login) => tokenResponse(idToken(login)) });
    await page.goto('/chat');
    await expect(page.getByRole('alert')).toHaveText(reason);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(page).toHaveURL('/');
    expect(asked).toHaveLength(1);
    expect((await context.cookies()).filter(({ name }) => name.includes('is.authenticated'))).toEqual([]);
  });
}

const accepted: [what: string, idToken: (login: AskedLogin) => unknown][] = [
  ['is as it should be', withClaims(() => ({}))],
  [
    'is for several applications and authorizes ours',
    withClaims(({ clientId }) => ({ aud: [clientId, 'other-app'], azp: clientId })),
  ],
  ['expired less than a minute ago', withClaims(() => ({ exp: seconds() - 20 }))],
  ['holds in less than a minute', withClaims(() => ({ nbf: seconds() + 50 }))],
];

for (const [what, idToken] of accepted) {
  test(`an ID token that ${what} signs the person in`, async ({ page }) => {
    await playProvider(page, { token: (login) => tokenResponse(idToken(login)) });
    await page.goto('/chat');
    await expect(page).toHaveURL('/noaccess');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
}
