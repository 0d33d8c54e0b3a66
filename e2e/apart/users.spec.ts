import { expect, test } from '../support/apart';
import { signIn } from '../support/signIn';

test('roles are those of the last sync: of one person, then of everybody', async ({ page, sandbox }) => {
  const person = await sandbox.makeAccount();
  await sandbox.setRoles(person.email, ['AppUser', 'Hearken Employee', 'Night shift']);
  const staff = await sandbox.makeAccount({ permissions: ['read:admin', 'edit:users'] });
  await signIn(page, staff, `/admin/users?search=${encodeURIComponent(person.email)}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  const modal = page.getByRole('dialog');
  const roles = modal.getByRole('listitem');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('of one person', async () => {
    await row.getByRole('button').click();
    await expect(roles).toHaveText(['AppUser']);
    await expect(row.getByTitle('Hearken Employee')).toHaveCount(0);
    await modal.getByRole('button', { name: 'Auth0 Sync', exact: true }).click();
    const question = modal.getByRole('group', {
      name: 'Are you sure you want to sync this user with Auth0?',
    });
    await question.getByRole('button', { name: 'Sync' }).click();
    await expect(roles).toHaveText(['AppUser', 'Hearken Employee', 'Night shift']);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(row.getByTitle('Hearken Employee')).toBeVisible();
    await expect(row.getByTitle('AppUser')).toBeVisible();
  });

  await test.step('of everybody, by a sync and not by a refresh', async () => {
    await sandbox.setRoles(person.email, ['Night shift']);
    const read = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes('/api/admin/users?'),
    );
    await press('Refresh');
    await read;
    await expect(page.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(row.getByTitle('AppUser'), 'a refresh is no sync').toBeVisible();
    await press('Sync groups');
    await expect(row.getByTitle('AppUser')).toHaveCount(0);
    await expect(row.getByTitle('Hearken Employee')).toHaveCount(0);
  });
});
