import { isAuthorize } from './support/provider';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

test('the home page welcomes visitors with the slogan and one button', async ({ page }) => {
  await page.goto('/');
  const welcome = page.getByRole('main');
  await expect(welcome.getByRole('heading', { name: 'Always someone to talk to' })).toBeVisible();
  await expect(welcome.getByRole('button')).toHaveText(['Log in']);
  await expect(page).toHaveTitle('Hearken - Always someone to talk to');
});

test('the footer has social links, a privacy link that leads nowhere, and the copyright', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:\/\//);
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', /noopener/);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Hearken`);

  const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(privacy).not.toHaveAttribute('href');
  await privacy.click({ force: true });
  await expect(page).toHaveURL('/');
});

test('a visitor without a session is not looked up, and loads no sign-in code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(asked.filter((url) => isAuthorize(new URL(url)) || /Auth0Bridge|spa-js/.test(url))).toEqual([]);
});

test('who is signed in sees a spinner while that is checked, then the chat', async ({
  page,
  account,
  sandbox,
}) => {
  await signIn(page, account);
  await sandbox.fault({ method: 'GET', path: '/authorize', delayMs: 1_500, account: account.email });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
  await expect(page).toHaveURL('/chat');
});

test('who signs in without being an app user comes to the no-access page, with a way out', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ roles: [] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/noaccess');

  await page.goto('/');
  await expect(page).toHaveURL('/noaccess');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await sandbox.calls(account.email)).toEqual([]);
});
