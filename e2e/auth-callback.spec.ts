import type { Page } from '@playwright/test';
import { isToken, type ProviderAnswers, playProvider } from './support/provider';
import { logIn, signInByForm } from './support/signIn';
import { expect, test } from './support/test';

/** The home page says in a sentence that the login failed, keeps the reason folded, offers another try, and has a clean address. */
async function expectFailedLogin(page: Page, reason: string) {
  await expect(page.getByRole('alert')).toHaveText(
    /^The login could not be completed\. .*lease log in again\.$/,
  );
  await expect(page.getByText(reason, { exact: true })).toBeHidden();
  await page.getByText('Details').click();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(page).toHaveURL('/');
}

test('a callback with another state than the stored one fails, and another try works', async ({
  page,
  account,
}) => {
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (isToken(new URL(request.url()))) exchanges.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/?code=stolen&state=of-somebody-else');
  await expectFailedLogin(page, 'Invalid state');
  expect(exchanges).toEqual([]);

  await page.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/chat');
});

test('a callback address that is loaded again, or whose path is another, leads on by the session there is', async ({
  page,
  account,
}) => {
  let callback = '';
  page.on('request', (request) => {
    if (
      request.isNavigationRequest() &&
      request.url().includes('state=') &&
      request.url().includes('?code=')
    ) {
      callback = request.url();
    }
  });
  await signInByForm(page, account);
  await expect(page).toHaveURL('/chat');
  expect(callback).toContain('code=');

  for (const [address, wanted] of [
    [callback, '/chat'],
    ['/news?page=2&code=stolen&state=of-somebody-else', '/news?page=2'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Main' }), 'signed in still').toBeVisible();
    await expect(page).toHaveURL(wanted);
  }
});

test('Back after a login comes to no form and no callback address, a wrong password before it or not', async ({
  page,
  account,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, account);
  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  await test.step('not even with a dialog open, which it closes', async () => {
    await page.getByRole('button', { name: 'Feedback', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await expect(dialog).toBeVisible();
    // The page never comes to another address: `goBack` would wait for that.
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    expect(visited.filter((url) => !url.endsWith('/chat'))).toEqual([]);
  });
  await page.goBack();
  await expect(page).toHaveURL('/chat');
  await expect(box).toBeVisible();
  expect(visited.filter((url) => url.includes('code='))).toEqual([]);
});

const troubles: [what: string, answers: ProviderAnswers, reason: string][] = [
  [
    'an error',
    {
      callback: ({ state }) => ({ error: 'access_denied', error_description: 'The person said no.', state }),
    },
    'The person said no.',
  ],
  [
    'an error without a description',
    { callback: ({ state }) => ({ error: 'access_denied', state }) },
    'access_denied',
  ],
  [
    'a refusal of the token endpoint',
    {
      token: () => ({
        status: 403,
        body: { error: 'invalid_grant', error_description: 'Invalid authorization code' },
      }),
    },
    'Invalid authorization code',
  ],
];

test("a provider's trouble comes back as a sentence, and asks once", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  for (const [what, answers, reason] of troubles) {
    await test.step(what, async () => {
      const asked = await playProvider(page, answers);
      await page.goto('/chat');
      await expectFailedLogin(page, reason);
      expect(asked).toHaveLength(1);
      await page.unrouteAll();
    });
  }
});
