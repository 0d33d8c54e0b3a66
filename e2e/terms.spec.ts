import { failedCall } from './support/chat';
import { signIn } from './support/signIn';
import { newWord, twice } from './support/staff';
import { openWithApi } from './support/staffApi';
import { deleteTermsBy, hourMs, local, termsOn } from './support/termsScreen';
import { expect, test } from './support/test';

test('drafts of the terms are cloned, written and edited, and nothing typed of them is lost', async ({
  page,
  sandbox,
  allowConsole,
  newContext,
}) => {
  allowConsole(...failedCall);
  const name = newWord('Di ');
  const account = await sandbox.makeAccount({ name, permissions: ['read:admin', 'edit:terms'] });
  const ask = await openWithApi(page, account, '/admin/terms');
  const terms = termsOn(page);
  const mine = terms.by('Drafts', name);

  await test.step('a version is cloned to a draft of the same text and moment, which can be deleted', async () => {
    const moment = (await terms.by('Pending', 'Mette Lund').getByRole('button').textContent()) ?? '';
    await terms.open('Pending', 'Mette Lund');
    await terms.confirm('Clone to draft', 'Clone');
    await expect(terms.modal).toBeHidden();
    await expect(terms.by('Pending', 'Mette Lund')).toHaveCount(1);
    await expect(mine).toContainText(moment);
    await terms.open('Drafts', name);
    await expect(terms.modal.getByText('Nordhost ApS, Denmark')).toBeVisible();
    await terms.confirm('Delete');
    await expect(terms.modal).toBeHidden();
    await expect(mine).toHaveCount(0);
  });

  await test.step('a new draft takes no moment that has passed', async () => {
    await terms.button('Create new').click();
    await terms.moment.fill(local(-hourMs));
    await terms.button('Save').click();
    await expect(terms.text).toHaveAccessibleDescription(/^Please add some content/);
    await expect(terms.moment).toHaveAccessibleDescription(/^Please select a date in the future\./);
    await expect(page.getByRole('region', { name: 'There are 2 things to put right' })).toBeFocused();
    await terms.text.fill('<p>First words</p>');
    await terms.moment.fill(local(120 * hourMs));
    await terms.button('Save').click();
    await expect(mine).toHaveCount(1);
  });

  await test.step('an edit is not lost to Esc or to a reload', async () => {
    await terms.open('Drafts', name);
    await terms.modal.getByRole('button', { name: 'Edit' }).click();
    await terms.text.fill('<p>Second words</p>');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    page.once('dialog', (leaving) => leaving.accept());
    await page.reload();
    await expect(terms.text).toHaveValue('<p>Second words</p>');
  });

  await test.step('nor is what a colleague has saved meanwhile overwritten by it', async () => {
    const ben = await sandbox.makeAccount({ name: 'Ben Holm', permissions: ['read:admin', 'edit:terms'] });
    const other = await (await newContext()).newPage();
    await signIn(other, ben, '/admin/terms');
    const his = termsOn(other);
    await his.open('Drafts', name);
    await his.modal.getByRole('button', { name: 'Edit' }).click();
    await his.text.fill('<p>Words of his</p>');
    await his.confirm('Save');
    await expect(his.modal.getByText('Words of his')).toBeVisible();

    await terms.confirm('Save');
    const note = terms.modal.getByRole('group', { name: /^Ben Holm has changed this meanwhile/ });
    await expect(note).toBeFocused();
    await expect(note).toContainText('Yours: <p>Second words</p>. Theirs: <p>Words of his</p>.');
    await note.getByRole('button', { name: 'Take theirs' }).click();
    await expect(terms.text).toHaveValue('<p>Words of his</p>');
    await terms.modal.getByRole('button', { name: 'Put mine back' }).click();
    await expect(terms.text).toHaveValue('<p>Second words</p>');
  });

  await test.step('nor to a colleague who deletes the draft', async () => {
    await deleteTermsBy(ask, name);
    await terms.confirm('Save');
    await expect(terms.modal.getByText(/^This draft has been deleted meanwhile/)).toBeVisible();
    await expect(terms.text).toHaveValue('<p>Second words</p>');
    await terms.confirm('Save');
    await expect(terms.modal).toBeHidden();
    await twice(page, () => expect(mine).toHaveCount(1));
    await terms.open('Drafts', name);
    await expect(terms.modal.getByText('Second words')).toBeVisible();
    await terms.confirm('Delete');
    await expect(mine).toHaveCount(0);
  });
});
