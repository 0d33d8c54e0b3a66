import { expect, test } from '../support/apart';
import { failedCall } from '../support/chat';
import { follow } from '../support/navigate';
import { signIn } from '../support/signIn';
import { twice } from '../support/staff';
import { openWithApi } from '../support/staffApi';
import { wizardOn } from '../support/startUp';
import { deleteTermsBy, hourMs, local, termsOn } from '../support/termsScreen';

const dayMs = 24 * hourMs;

test('a draft is edited, activated in time, comes into force and has to be signed', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
  setBack,
}) => {
  const account = await sandbox.makeAccount({ name: 'Ada Holm', permissions: ['read:admin', 'edit:terms'] });
  const ask = await openWithApi(page, account, '/admin/terms');
  const terms = termsOn(page);
  const drafts = terms.by('Drafts', 'Ada Holm');
  setBack(() => deleteTermsBy(ask, 'Ada Holm'));

  await test.step('it is written and edited', async () => {
    await terms.write(local(2 * dayMs), '<h2>House rules</h2><p>Be kind.</p>');
    await expect(drafts).toHaveCount(1);
    await terms.open('Drafts', 'Ada Holm');
    await terms.modal.getByRole('button', { name: 'Edit' }).click();
    await terms.text.fill('<h2>House rules</h2><p>Be <strong>very</strong> kind.</p>');
    await terms.confirm('Save');
    await twice(page, async () => {
      await expect(terms.modal.getByText('Be very kind.')).toBeVisible();
      await expect(terms.modal.getByText('Draft', { exact: true })).toBeVisible();
    });
  });

  await test.step('once its moment has passed it is not activated', async () => {
    allowConsole(...failedCall);
    await sandbox.setClock({ advanceMs: 3 * dayMs });
    await terms.confirm('Activate');
    const blocked = "You can't activate the draft. Set activation date in the future.";
    await expect(terms.modal.getByText(blocked)).toBeVisible();
    await expect(terms.toasts).toContainText(blocked);
    await sandbox.resetClock();
  });

  await test.step('before, it is', async () => {
    await terms.confirm('Activate');
    await twice(page, async () => {
      await expect(terms.modal.getByText('Pending', { exact: true })).toBeVisible();
      await expect(terms.modal.getByRole('switch', { name: 'Activated' })).toBeChecked();
    });
    await page.keyboard.press('Escape');
    await expect(terms.by('Pending', 'Ada Holm')).toHaveCount(1);
    await expect(terms.by('Currently Active', 'Mette Lund')).toHaveCount(1);
  });

  const formerlyExpired = await terms.by('Expired', 'Mette Lund').count();
  const person = await sandbox.makeAccount();
  await test.step('its moment comes', async () => {
    await sandbox.setClock({ advanceMs: 3 * dayMs });
    await page.reload();
    await expect(terms.by('Currently Active', 'Ada Holm')).toHaveCount(1);
    await expect(terms.by('Currently Active', 'Mette Lund')).toHaveCount(0);
    await expect(terms.by('Expired', 'Mette Lund')).toHaveCount(formerlyExpired + 1);
  });

  await test.step('people have to sign it', async () => {
    const other = await (await newContext()).newPage();
    await signIn(other, person);
    const wizard = wizardOn(other);
    await wizard.goOn('Terms and Conditions');
    await expect(other.getByText('Be very kind.')).toBeVisible();
    await wizard.termsSwitch.click();
    await expect(wizard.accepted).toBeVisible();
    await wizard.goOn('Thanks');
    await wizard.done.click();
    await expect(other).toHaveURL('/chat');
    await follow(other, '/profile/termsAndConditions');
    await expect(other.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect(other.getByText('Be very kind.')).toBeVisible();
  });

  await test.step('while it is to come it can be taken back', async () => {
    await sandbox.resetClock();
    await page.reload();
    await terms.open('Pending', 'Ada Holm');
    await terms.confirm('De-activate');
    await expect(terms.modal.getByText('Draft', { exact: true })).toBeVisible();
    await terms.confirm('Delete');
    await expect(terms.modal).toBeHidden();
    await twice(page, async () => {
      await expect(terms.by('Drafts', 'Mette Lund')).toHaveCount(1);
      await expect(drafts).toHaveCount(0);
    });
  });
});
