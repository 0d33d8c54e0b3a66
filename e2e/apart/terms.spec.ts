import type { Page } from '@playwright/test';
import { failedCall } from '../support/chat';
import { signIn } from '../support/signIn';
import { wizardOn } from '../support/startUp';
import { expect, test } from '../support/test';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const staff = { name: 'Ada Holm', permissions: ['read:admin' as const, 'edit:terms' as const] };

/** A moment in Copenhagen, the time zone of the browser, as a datetime field has it. */
function local(inMs: number): string {
  const moment = new Date(Date.now() + inMs);
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Copenhagen' }).slice(0, 16).replace(' ', 'T');
}

/** The terms screen's parts, found as a person finds them. */
function termsOn(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Terms & Conditions' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** The versions in a section that somebody has made. */
  const by = (section: string, name: string) =>
    page.getByRole('table', { name: section }).getByRole('row').filter({ hasText: name });
  return {
    modal,
    button,
    by,
    text: page.getByLabel('Content', { exact: true }),
    moment: page.getByLabel('Active From'),
    toasts: page.getByRole('region', { name: 'Notifications' }),
    write: async (moment: string, content: string) => {
      await button('Create new').click();
      await page.getByLabel('Active From').fill(moment);
      await page.getByLabel('Content', { exact: true }).fill(content);
      await button('Save').click();
      await expect(button('Create new')).toBeFocused();
    },
    open: async (section: string, name: string) => {
      await by(section, name).getByRole('button').click();
      await expect(modal.getByText('Created by')).toBeVisible();
    },
    /** Presses an action of the modal and answers its question. */
    confirm: async (action: string, yes = action) => {
      await modal.getByRole('button', { name: action, exact: true }).click();
      await modal.getByRole('group').getByRole('button', { name: yes, exact: true }).click();
    },
  };
}

/** Sees something on the screen, and again after a reload. */
async function twice(page: Page, see: () => Promise<unknown>) {
  await see();
  await page.reload();
  await see();
}

test.afterEach(({ sandbox }) => sandbox.resetClock());

test('a draft is edited, activated, comes into force and has to be signed', async ({
  page,
  sandbox,
  newContext,
}) => {
  await signIn(page, await sandbox.makeAccount(staff), '/admin/terms');
  const terms = termsOn(page);
  await terms.write(local(2 * dayMs), '<h2>House rules</h2><p>Be kind.</p>');
  await twice(page, () => expect(terms.by('Drafts', 'Ada Holm')).toHaveCount(1));

  await terms.open('Drafts', 'Ada Holm');
  await terms.modal.getByRole('button', { name: 'Edit' }).click();
  await terms.text.fill('<h2>House rules</h2><p>Be <strong>very</strong> kind.</p>');
  await terms.confirm('Save');
  await twice(page, async () => {
    await expect(terms.modal.getByText('Be very kind.')).toBeVisible();
    await expect(terms.modal.getByText('Draft', { exact: true })).toBeVisible();
  });

  await terms.confirm('Activate');
  await twice(page, async () => {
    await expect(terms.modal.getByText('Pending', { exact: true })).toBeVisible();
    await expect(terms.modal.getByRole('switch', { name: 'Activated' })).toBeChecked();
  });
  await page.keyboard.press('Escape');
  await expect(terms.by('Pending', 'Ada Holm')).toHaveCount(1);
  await expect(terms.by('Currently Active', 'Mette Lund')).toHaveCount(1);
  const formerlyExpired = await terms.by('Expired', 'Mette Lund').count();

  const person = await sandbox.makeAccount();
  await sandbox.setClock({ advanceMs: 3 * dayMs });
  await page.reload();
  await expect(terms.by('Currently Active', 'Ada Holm')).toHaveCount(1);
  await expect(terms.by('Currently Active', 'Mette Lund')).toHaveCount(0);
  await expect(terms.by('Expired', 'Mette Lund')).toHaveCount(formerlyExpired + 1);

  const other = await (await newContext()).newPage();
  await signIn(other, person);
  const wizard = wizardOn(other);
  await wizard.goOn('Terms and Conditions');
  await expect(other.getByText('Be very kind.')).toBeVisible();
  await wizard.termsSwitch.click();
  await expect(wizard.accepted).toBeVisible();
  await other.goto('/profile/termsAndConditions');
  await expect(other.getByText('Be very kind.')).toBeVisible();

  await sandbox.resetClock();
  await page.reload();
  await terms.open('Pending', 'Ada Holm');
  await terms.confirm('De-activate');
  await twice(page, () => expect(terms.modal.getByText('Draft', { exact: true })).toBeVisible());
  await terms.confirm('Delete');
  await expect(terms.modal).toBeHidden();
  await twice(page, async () => {
    await expect(terms.by('Drafts', 'Mette Lund')).toHaveCount(1);
    await expect(terms.by('Drafts', 'Ada Holm')).toHaveCount(0);
  });
});

test('a version is cloned to a draft of the same text and moment', async ({ page, sandbox }) => {
  await signIn(page, await sandbox.makeAccount({ ...staff, name: 'Bo Lind' }), '/admin/terms');
  const terms = termsOn(page);
  const moment = await terms.by('Pending', 'Mette Lund').getByRole('button').textContent();
  await terms.open('Pending', 'Mette Lund');
  await terms.confirm('Clone to draft', 'Clone');
  await expect(terms.modal).toBeHidden();
  await twice(page, () => expect(terms.by('Drafts', 'Bo Lind')).toContainText(String(moment)));
  await terms.open('Drafts', 'Bo Lind');
  await expect(terms.modal.getByText('Nordhost ApS, Denmark')).toBeVisible();
  await terms.confirm('Delete');
  await twice(page, async () => {
    await expect(terms.by('Drafts', 'Mette Lund')).toHaveCount(1);
    await expect(terms.by('Drafts', 'Bo Lind')).toHaveCount(0);
  });
});

test('neither a new draft nor an activation takes a moment that has passed', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount({ ...staff, name: 'Cy Berg' }), '/admin/terms');
  const terms = termsOn(page);
  await terms.button('Create new').click();
  await terms.moment.fill(local(-hourMs));
  await terms.button('Save').click();
  await expect(terms.text).toHaveAccessibleDescription(/^Please add some content/);
  await terms.text.fill('<p>Words</p>');
  await terms.button('Save').click();
  await expect(terms.moment).toHaveAccessibleDescription(/^Please select a date in the future\./);
  await expect(terms.moment).toBeFocused();
  await terms.moment.fill(local(2 * hourMs));
  await terms.button('Save').click();
  await twice(page, () => expect(terms.by('Drafts', 'Cy Berg')).toHaveCount(1));

  await sandbox.setClock({ advanceMs: 3 * hourMs });
  await terms.open('Drafts', 'Cy Berg');
  await terms.confirm('Activate');
  const blocked = "You can't activate the draft. Set activation date in the future.";
  await expect(terms.modal.getByText(blocked)).toBeVisible();
  await expect(terms.toasts).toContainText(blocked);
  await terms.confirm('Delete');
  await twice(page, async () => {
    await expect(terms.by('Drafts', 'Mette Lund')).toHaveCount(1);
    await expect(terms.by('Drafts', 'Cy Berg')).toHaveCount(0);
  });
});

test('an edit is not lost to Esc, to a reload or to a colleague who deletes the draft', async ({
  page,
  sandbox,
  newContext,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await signIn(page, await sandbox.makeAccount({ ...staff, name: 'Di Voss' }), '/admin/terms');
  const mine = termsOn(page);
  await mine.write(local(5 * dayMs), '<p>First words</p>');
  await mine.open('Drafts', 'Di Voss');
  await mine.modal.getByRole('button', { name: 'Edit' }).click();
  await mine.text.fill('<p>Second words</p>');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(mine.text).toHaveValue('<p>Second words</p>');

  const other = await (await newContext()).newPage();
  await signIn(other, await sandbox.makeAccount({ ...staff, name: 'Ed Moe' }), '/admin/terms');
  const theirs = termsOn(other);
  await theirs.open('Drafts', 'Di Voss');
  await theirs.confirm('Delete');
  await expect(theirs.modal).toBeHidden();

  await mine.confirm('Save');
  await expect(mine.toasts).toContainText('There is no such version of the terms.');
  await expect(mine.modal.getByText(/^This draft has been deleted meanwhile/)).toBeVisible();
  await expect(mine.text).toHaveValue('<p>Second words</p>');
  await mine.confirm('Save');
  await expect(mine.modal).toBeHidden();
  await twice(page, () => expect(mine.by('Drafts', 'Di Voss')).toHaveCount(1));
  await mine.open('Drafts', 'Di Voss');
  await expect(mine.modal.getByText('Second words')).toBeVisible();
  await mine.confirm('Delete');
  await expect(mine.by('Drafts', 'Di Voss')).toHaveCount(0);
});
