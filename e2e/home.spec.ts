import { expectNoAxeViolations } from './support/axe';
import { isAuthorize } from './support/provider';
import { openSession, signIn } from './support/signIn';
import { expect, test } from './support/test';

test('the home page welcomes visitors, who are not looked up', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('with the slogan and one button', async () => {
    const welcome = page.getByRole('main');
    await expect(welcome.getByRole('heading', { name: 'Always someone to talk to' })).toBeVisible();
    await expect(welcome.getByRole('button')).toHaveText(['Log in']);
    await expect(welcome.getByRole('button')).toBeEnabled();
    await expect(page).toHaveTitle('Hearken - Always someone to talk to');
    await expectNoAxeViolations(page);
  });

  await test.step('without a session no sign-in code is loaded', async () => {
    expect(asked.filter((url) => isAuthorize(new URL(url)) || /signIn|sign-in/.test(url))).toEqual([]);
  });

  await test.step('the footer has social links, a privacy link that leads nowhere, and the copyright', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /^https:\/\//);
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', /noopener/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Hearken`);
    const privacy = footer.getByRole('link', { name: 'Privacy Policy' });
    await expect(privacy).not.toHaveAttribute('href');
    await privacy.click({ force: true });
    await expect(page).toHaveURL('/');
  });
});

test('who is signed in sees a spinner while that is checked, then the chat', async ({
  page,
  account,
  sandbox,
}) => {
  await openSession(page, account);
  await sandbox.fault({ method: 'GET', path: '/authorize', delayMs: 1_500, account: account.email });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
  await expect(page).toHaveURL('/chat');
});

test('who is no app user comes to the no-access page, with a way out', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ roles: [] });
  await signIn(page, account, '/');
  await expect(page).toHaveURL('/noaccess');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await sandbox.calls(account.email)).toEqual([]);
});
