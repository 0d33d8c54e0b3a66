import { type AskedLogin, goodClaims, jwt, playProvider, seconds, tokenResponse } from './support/provider';
import { expect, test } from './support/test';

// Every check of the ID token is tried in tests/auth/idToken.test.tsx; here is what becomes of a login.

const refused: [what: string, idToken: (login: AskedLogin) => unknown, reason: RegExp][] = [
  ['is missing', () => undefined, /ID token is required but missing/],
  [
    'is not signed',
    (login) => jwt(goodClaims(login), { alg: 'none', typ: 'JWT' }),
    /Signature algorithm of "none" is not supported.*"RS256"/,
  ],
  [
    'comes from another issuer',
    (login) => jwt({ ...goodClaims(login), iss: 'https://evil.example/' }),
    /Issuer \(iss\) claim mismatch.*found "https:\/\/evil\.example\/"/,
  ],
  [
    'has another nonce',
    (login) => jwt({ ...goodClaims(login), nonce: 'replayed' }),
    /Nonce \(nonce\) claim mismatch/,
  ],
];

test('an ID token that is refused ends the login on the error path, one that is not signs the person in', async ({
  page,
  context,
}) => {
  for (const [what, idToken, reason] of refused) {
    await test.step(`one that ${what}`, async () => {
      const asked = await playProvider(page, { token: (login) => tokenResponse(idToken(login)) });
      await page.goto('/chat');
      await expect(page.getByRole('alert')).toHaveText(/^The login could not be completed\./);
      await expect(page.getByText(reason)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await expect(page).toHaveURL('/');
      expect(asked).toHaveLength(1);
      const indicators = (await context.cookies()).filter(({ name }) => name.includes('is.authenticated'));
      expect(indicators).toEqual([]);
      await page.unrouteAll();
    });
  }

  await test.step('one that expired less than a minute ago', async () => {
    await playProvider(page, {
      token: (login) => tokenResponse(jwt({ ...goodClaims(login), exp: seconds() - 20 })),
    });
    await page.goto('/chat');
    await expect(page).toHaveURL('/noaccess');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
