import type { Locator, Page } from '@playwright/test';
import { callsTo, chatOn, failedCall, openChat } from './support/chat';
import { openProfile } from './support/profile';
import type { Account, SandboxDoors } from './support/sandbox';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const path = '/api/users/current/feedback/generic';
const thanks = 'Thanks for your feedback! We appreciate all the feedback we can get.';

async function openFeedback(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  return page.getByRole('dialog', { name: 'Feedback' });
}

async function fillIn(dialog: Locator, text: string): Promise<void> {
  await dialog.getByTitle('Happy').click();
  await dialog.getByLabel('Suggestion').check();
  await dialog.getByLabel('Tell us more').fill(text);
}

const bodiesOf = async (sandbox: SandboxDoors, account: Account) =>
  (await callsTo(sandbox, account, 'POST', path)).map(({ body }) => body);

test('feedback needs an opinion, a category and a text, and says which page it is about', async ({
  page,
  account,
  sandbox,
}) => {
  await signIn(page, account, '/news?from=mail');
  const dialog = await openFeedback(page);
  const faces = dialog.getByRole('group', { name: 'How do you feel about it?' }).getByRole('radio');
  await expect(faces).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: /Suggestion|Bug|Compliment/ })).toHaveCount(3);

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please select your opinion')).toBeVisible();
  await expect(dialog.getByText('Please select your feedback category')).toBeVisible();
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeVisible();
  await expect(faces.first()).toBeFocused();

  await dialog.getByTitle('Grin').click();
  await expect(dialog.getByText('Please select your opinion')).toBeHidden();
  await dialog.getByLabel('Bug').check();
  await expect(dialog.getByText('Please select your feedback category')).toBeHidden();
  await dialog.getByLabel('Tell us more').fill('   ');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeVisible();
  await expect(dialog.getByLabel('Tell us more')).toBeFocused();
  await dialog.getByLabel('Tell us more').fill('The news are\nlovely.');
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeHidden();
  expect(await bodiesOf(sandbox, account)).toEqual([]);

  await sandbox.fault({ method: 'POST', path, delayMs: 1_000, account: account.email });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Sending your feedback')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog, 'it stays while it sends').toBeVisible();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await expect(dialog.getByText('The Hearken team')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close window' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Feedback', exact: true })).toBeFocused();
  expect(await bodiesOf(sandbox, account)).toEqual([
    { category: 'bug', opinion: 5, feedback: 'The news are\nlovely.', page: '/news?from=mail' },
  ]);
});

test('the keyboard alone is enough, from the bar to the thanks', async ({ page, account, sandbox }) => {
  await openChat(page, account);
  await page.getByRole('button', { name: 'Feedback', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog).toBeVisible();
  const focus = page.locator(':focus');
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 200 });
    }).toPass({ intervals: [0] });
  };

  await tabTo(dialog.getByRole('radio', { name: 'Angry' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Sad' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Grin' })).toBeChecked();
  await tabTo(dialog.getByRole('radio', { name: 'Suggestion' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Compliment' })).toBeChecked();
  await tabTo(dialog.getByLabel('Tell us more'));
  await page.keyboard.type('Thank you.');
  await tabTo(dialog.getByRole('button', { name: 'Send' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(thanks)).toBeVisible();
  await expect(focus, 'the focus stays inside').toContainText(thanks);
  await tabTo(dialog.getByRole('button', { name: 'Close window' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await bodiesOf(sandbox, account)).toEqual([
    { category: 'compliment', opinion: 5, feedback: 'Thank you.', page: '/chat' },
  ]);
});

test('a failed feedback is told in an alert; the thanks come after it, and the text is kept', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  await sandbox.fault({
    method: 'POST',
    path,
    status: 500,
    body: { message: 'The shelf is full.' },
    account: account.email,
  });
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'This matters to me');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('500: The shelf is full.');
  await alert.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(dialog.getByText(thanks)).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page.locator(':focus'), 'the focus is back inside').toContainText(thanks);
  await expect(chat.notifications).toBeEmpty();
  await dialog.getByRole('button', { name: 'Close window' }).click();

  await openFeedback(page);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('This matters to me');
});

test('a feedback that gets no answer is given up after half a minute', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await page.clock.install();
  await openChat(page, account);
  await sandbox.fault({ method: 'POST', path, delayMs: 60_000, status: 500, account: account.email });
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'This matters to me');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Sending your feedback')).toBeAttached();
  await page.clock.fastForward(30_000);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Sorry, we could not connect to the server. Please try again later.');
  await page.clock.runFor(1_000);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByText(thanks)).toBeVisible();
});

test('a feedback without its server leads to the no-service page, without thanks; the text is kept', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await openChat(page, account);
  await sandbox.fault({ method: 'POST', path, drop: true, account: account.email });
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'This matters to me');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('/noservice');
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(chatOn(page).entries.last()).toBeVisible();
  await openFeedback(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('This matters to me');
});

test('a double click sends one feedback', async ({ page, account, sandbox }) => {
  await openChat(page, account);
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'Only once, please');
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(dialog.getByText(thanks)).toBeVisible();
  expect(await bodiesOf(sandbox, account)).toHaveLength(1);
});

test('Esc or a click outside asks before it closes over a text; × closes at once', async ({
  page,
  account,
}) => {
  await openChat(page, account);
  const dialog = await openFeedback(page);
  await dialog.getByLabel('Tell us more').fill('Half a thought');
  const question = page.getByRole('dialog', { name: 'Close without sending?' });
  await page.mouse.click(5, 400);
  await question.getByRole('button', { name: 'Go Back' }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Go Back' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Feedback', exact: true })).toBeFocused();
});

test('feedback can be given on every page, names the page, and leaves what is typed there alone', async ({
  page,
  account,
  sandbox,
}) => {
  const profile = await openProfile(page, account);
  await profile.name.fill('Half a name');
  const pages = ['/profile', '/profile/questions', '/profile/termsAndConditions', '/news?from=mail'];
  for (const address of pages) {
    await test.step(address, async () => {
      if (address !== '/profile') await page.goto(address);
      const dialog = await openFeedback(page);
      await fillIn(dialog, `About ${address}`);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(dialog.getByText(thanks)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close window' }).click();
      if (address === '/profile') await expect(profile.name).toHaveValue('Half a name');
    });
  }
  expect(await bodiesOf(sandbox, account)).toEqual(
    pages.map((address) => ({
      category: 'suggestion',
      opinion: 4,
      feedback: `About ${address}`,
      page: address,
    })),
  );
});

test('feedback is about the page that it was opened on, also after going Back behind it', async ({
  page,
  account,
  sandbox,
}) => {
  await openChat(page, account);
  await page.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'The pager is handy');
  await page.goBack();
  await expect(page).toHaveURL('/chat');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  expect(await bodiesOf(sandbox, account)).toMatchObject([{ page: '/news' }]);
});

test('a feedback that a reload cut off is offered back, above what is typed since', async ({
  page,
  account,
  sandbox,
  allowConsole,
}) => {
  allowConsole(...failedCall);
  await openChat(page, account);
  await sandbox.fault({ method: 'POST', path, delayMs: 20_000, status: 500, account: account.email });
  const dialog = await openFeedback(page);
  await fillIn(dialog, 'On its way');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Sending your feedback')).toBeAttached();
  await page.reload();
  await openFeedback(page);
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('');
  await dialog.getByLabel('Tell us more').fill('And one more thing');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('On its way\n\nAnd one more thing');
});
