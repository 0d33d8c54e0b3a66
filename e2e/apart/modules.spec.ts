import { failedCall } from '../support/chat';
import { signIn } from '../support/signIn';
import { expect, test } from '../support/test';

test('a module is turned off and on again; both outlive a reload', async ({ page, sandbox }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  await signIn(page, account, '/admin/modules');
  await expect(page).toHaveTitle('Modules - Hearken');
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Active']);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('switch', { checked: true }) })
    .first();
  const name = (await row.getByRole('cell').first().textContent()) ?? '';
  const toggle = page.getByRole('switch', { name: `${name} active` });

  for (const isOn of [false, true]) {
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked({ checked: isOn });
    await expect(toggle).toBeFocused();
    await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(toggle).toBeChecked({ checked: isOn });
  }
  const changes = (await sandbox.calls(account.email)).filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});

test('a switch that the server does not take stays as it was', async ({ page, sandbox, allowConsole }) => {
  allowConsole(...failedCall);
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  await signIn(page, account, '/admin/modules');
  const toggle = page.getByRole('switch', { checked: true }).first();
  const name = (await toggle.getAttribute('aria-label')) ?? '';
  await sandbox.fault({
    method: 'PATCH',
    path: '/api/admin/modules/:id',
    status: 500,
    account: account.email,
  });
  await toggle.press('Space');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('switch', { name, checked: true }).first()).toBeVisible();
});
