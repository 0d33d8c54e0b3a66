import { expect, test } from '../support/apart';
import { openWithApi } from '../support/staffApi';

test('a module is turned off and on again; both outlive a reload', async ({ page, sandbox, setBack }) => {
  const account = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:modules'] });
  const ask = await openWithApi(page, account, '/admin/modules');
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
    const change = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Space');
    const path = new URL((await change).url()).pathname;
    setBack(() => ask('PATCH', path, { enabled: true }));
    await expect(toggle).toBeChecked({ checked: isOn });
    await expect(toggle).toBeFocused();
    await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(toggle).toBeChecked({ checked: isOn });
  }
  const changes = (await sandbox.calls(account.email)).filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});
