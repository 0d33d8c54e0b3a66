import type { Locator, Page } from '@playwright/test';
import { holdBack } from './support/answers';
import { callsTo, failedCall, openChat } from './support/chat';
import { follow } from './support/navigate';
import { profileOn } from './support/profile';
import type { Account, SandboxDoors } from './support/sandbox';
import { settled } from './support/settled';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const path = '/api/users/current/feedback/generic';
const thanks = 'Thanks for your feedback! We appreciate all the feedback we can get.';

async function openFeedback(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  return page.getByRole('dialog', { name: 'Feedback' });
}

async function fillIn(dialog: Locator, text: string): Promise<void> {
  await dialog.getByText('Happy', { exact: true }).click();
  await dialog.getByLabel('Suggestion').check();
  await dialog.getByLabel('Tell us more').fill(text);
}

/** The feedback dialog with a text in it, and the question that Esc asks over it. */
async function openHalfWritten(page: Page, account: Account) {
  await openChat(page, account);
  const dialog = await openFeedback(page);
  await dialog.getByLabel('Tell us more').fill('Half a thought');
  return { dialog, question: page.getByRole('dialog', { name: 'Close without sending?' }) };
}

const bodiesOf = async (sandbox: SandboxDoors, account: Account) =>
  (await callsTo(sandbox, account, 'POST', path)).map(({ body }) => body);

test('feedback needs an opinion, a category and a text, goes once, and says which page it is about', async ({
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
  await expect(dialog.getByRole('region', { name: 'There are 3 things to put right' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Please select your feedback category' }).click();
  await expect(dialog.getByLabel('Suggestion')).toBeFocused();
  await dialog.getByRole('link', { name: 'Please add a few notes to your feedback' }).click();
  await expect(dialog.getByLabel('Tell us more')).toBeFocused();
  await dialog.getByRole('link', { name: 'Please select your opinion' }).click();
  await expect(faces.first()).toBeFocused();

  await dialog.getByText('Grin', { exact: true }).click();
  await expect(dialog.getByText('Please select your opinion')).toBeHidden();
  await dialog.getByLabel('Bug').check();
  await expect(dialog.getByText('Please select your feedback category')).toBeHidden();
  await dialog.getByLabel('Tell us more').fill('   ');
  await dialog.getByRole('button', { name: 'Send' }).click();
  // A single fault is told beside its field alone; until it has been found, the list of the former ones says it as well.
  await expect(dialog.getByRole('region', { name: /put right$/ })).toBeHidden();
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeVisible();
  await expect(dialog.getByLabel('Tell us more')).toBeFocused();
  await dialog.getByLabel('Tell us more').fill('The news are\nlovely.');
  await expect(dialog.getByText('Please add a few notes to your feedback')).toBeHidden();
  expect(await bodiesOf(sandbox, account)).toEqual([]);

  const letThrough = await holdBack(page, `**${path}`);
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(dialog.getByText('Sending your feedback')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog, 'it stays while it sends').toBeVisible();
  letThrough();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await expect(dialog.getByText('The Hearken team')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close window' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Feedback', exact: true })).toBeFocused();
  expect(await bodiesOf(sandbox, account)).toEqual([
    { category: 'bug', opinion: 5, feedback: 'The news are\nlovely.', page: '/news?from=mail' },
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

test('a text that never arrived is offered back', async ({ page, account, sandbox, allowConsole }) => {
  allowConsole(...failedCall);
  const chat = await openChat(page, account);
  const dialog = await openFeedback(page);

  await test.step('without its server there are no thanks, but the no-service page', async () => {
    await sandbox.fault({ method: 'POST', path, drop: true, account: account.email });
    await fillIn(dialog, 'This matters to me');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('/noservice');
    await expect(page.getByText(thanks)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(chat.entries.last()).toBeVisible();
    await openFeedback(page);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog.getByLabel('Tell us more')).toHaveValue('This matters to me');
  });

  await test.step('one that a reload cut off comes back above what is typed since', async () => {
    await holdBack(page, `**${path}`);
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
});

test('Esc or a click outside asks before it closes over a text; × closes at once', async ({
  page,
  account,
}) => {
  const { dialog, question } = await openHalfWritten(page, account);
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

test('for whoever wants less motion a question stands where it stays from its first frame', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { question } = await openHalfWritten(page, account);
  const places = page.evaluate(watchGoBack, 20);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  expect(new Set((await places).map(({ y }) => y)).size, 'places in which it was drawn').toBe(1);
});

test('a press on a question that still rises counts, although the button moves below it', async ({
  page,
  account,
}) => {
  const { dialog, question } = await openHalfWritten(page, account);
  const places = page.evaluate(watchGoBack, 1);
  await page.keyboard.press('Escape');
  for (const { x, y } of await places) await page.mouse.move(x, y);
  await page.mouse.down();
  await settled(page);
  await page.mouse.up();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('Half a thought');
});

/** Runs in the page. @returns where the middle of the question's button was in each of its first frames, in px */
function watchGoBack(frames: number): Promise<{ x: number; y: number }[]> {
  const places: { x: number; y: number }[] = [];
  const isGoBack = ({ textContent }: Element) => textContent === 'Go Back';
  return new Promise((resolve) => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(isGoBack);
      const box = button?.getBoundingClientRect();
      if (box) places.push({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
      if (places.length === frames) resolve(places);
      else requestAnimationFrame(look);
    };
    look();
  });
}

test('feedback can be given on every page, names the page, and leaves what is typed there alone', async ({
  page,
  account,
  sandbox,
}) => {
  await signIn(page, account, '/news?from=mail');
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  const send = async (text: string) => {
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(thanks)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close window' }).click();
    await expect(dialog).toBeHidden();
    expect((await bodiesOf(sandbox, account)).at(-1)).toMatchObject({ feedback: text });
  };

  const pages = [
    ['/news?from=mail', 'News'],
    ['/profile/questions', 'Questions'],
    ['/profile/termsAndConditions', 'Terms & Conditions'],
    ['/profile', 'Edit your profile'],
  ] as const;
  for (const [address, title] of pages) {
    await test.step(address, async () => {
      await follow(page, address);
      // Until the page has come, the one before it stays, and its feedback.
      await expect(page).toHaveTitle(`${title} - Hearken`);
      const { name } = profileOn(page);
      if (address === '/profile') await name.fill('Half a name');
      await openFeedback(page);
      await fillIn(dialog, `About ${address}`);
      await send(`About ${address}`);
      if (address === '/profile') await expect(name).toHaveValue('Half a name');
    });
  }

  await test.step('Back asks before it closes what is typed, and the page stays', async () => {
    await profileOn(page).closeButton.click();
    await expect(page).toHaveURL('/chat');
    await page.getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await openFeedback(page);
    await fillIn(dialog, 'The pager is handy');
    // The page never comes to another address: `goBack` would wait for that.
    await page.evaluate(() => window.history.back());
    const question = page.getByRole('dialog', { name: 'Close without sending?' });
    await question.getByRole('button', { name: 'Go Back' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/news');
    await send('The pager is handy');
  });

  expect(await bodiesOf(sandbox, account)).toEqual([
    ...pages.map(([address]) => ({
      category: 'suggestion',
      opinion: 4,
      feedback: `About ${address}`,
      page: address,
    })),
    { category: 'suggestion', opinion: 4, feedback: 'The pager is handy', page: '/news' },
  ]);
});
