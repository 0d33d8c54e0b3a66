import type { Page } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { openChat } from './support/chat';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const reviewer: Permission[] = ['read:admin', 'edit:feedback'];

/** The list with the newest first, searched for a text of the test's own. */
const listOf = (type: 'generic' | 'conversation', text: string) =>
  `/admin/feedback/${type}?sort=CreatedAt&order=Desc&page=1&size=50&search=${encodeURIComponent(text)}`;

const rowsOn = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const stateOn = (page: Page) => page.getByRole('region', { name: 'State' });
const boardOn = (page: Page) => page.getByRole('region', { name: 'Trello' });
const logOn = (page: Page) => page.getByRole('list', { name: 'Log entries' }).getByRole('listitem');

async function sendFeedback(page: Page, text: string) {
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByTitle('Happy').click();
  await dialog.getByLabel('Bug').check();
  await dialog.getByLabel('Tell us more').fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thanks for your feedback!')).toBeVisible();
}

async function move(page: Page, to: string, entry: string) {
  await stateOn(page).getByRole('button', { name: to, exact: true }).click();
  await stateOn(page)
    .getByRole('textbox', { name: `Log entry for ${to}` })
    .fill(entry);
  await stateOn(page).getByRole('button', { name: to, exact: true }).click();
}

test('what a user says of a page arrives with staff and is worked through, with its log', async ({
  page,
  account,
  sandbox,
  newContext,
}) => {
  const text = `The button jumped away from ${account.email}.`;
  await signIn(page, account, '/news?from=mail');
  await sendFeedback(page, text);

  const staff = await (await newContext()).newPage();
  await signIn(
    staff,
    await sandbox.makeAccount({ permissions: reviewer, name: 'Rita Review' }),
    listOf('generic', text),
  );
  await expect(rowsOn(staff)).toHaveCount(1);
  await expect(rowsOn(staff)).toContainText(/bug\/news\?from=mailNew/);
  await rowsOn(staff).getByRole('button').click();
  await expect(staff.getByRole('definition').filter({ hasText: text })).toBeVisible();
  await expect(staff.getByRole('definition').filter({ hasText: account.email }).first()).toBeVisible();
  await expect(staff.getByText('Nothing has been done yet.')).toBeVisible();

  await stateOn(staff).getByRole('button', { name: 'Start' }).click();
  await expect(stateOn(staff).getByRole('heading')).toHaveText('State InProgress');
  await expect(logOn(staff)).toHaveCount(1);
  await stateOn(staff).getByRole('button', { name: 'Resolved' }).click();
  await stateOn(staff).getByRole('button', { name: 'Resolved' }).click();
  await expect(stateOn(staff).getByText('Please provide a log entry.')).toBeVisible();
  await stateOn(staff).getByRole('textbox').fill('Mended in the next release.');
  await stateOn(staff).getByRole('button', { name: 'Resolved' }).click();
  await expect(logOn(staff)).toHaveCount(2);
  await expect(logOn(staff).first()).toContainText('Mended in the next release.');
  await staff.getByRole('textbox', { name: 'New log entry' }).fill('Told the person.');
  await staff.getByRole('button', { name: 'Add' }).click();
  await expect(logOn(staff)).toHaveCount(3);

  await staff.reload();
  await expect(stateOn(staff).getByRole('heading')).toHaveText('State Resolved');
  await expect(logOn(staff)).toHaveText([/Rita Review.*Told the person\./, /Mended/, /Rita Review/]);

  await staff.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(staff).toHaveURL(/search=/);
  await expect(rowsOn(staff)).toContainText('Resolved');
  await expect(rowsOn(staff).getByRole('button')).toBeFocused();
});

test('a reported message arrives with its conversation, highlighted and in view', async ({
  page,
  account,
  sandbox,
  newContext,
}) => {
  const text = `It did not listen to ${account.email}.`;
  const chat = await openChat(page, account);
  await chat.say('I feel unheard.');
  await chat.toHaveLength(3);
  // Without the time at its foot.
  const answer = ((await chat.answers.last().textContent()) ?? '').replace(/\d{1,2}:\d{2}$/, '');
  expect(answer).not.toBe('');
  await chat.answers
    .last()
    .getByRole('button', { name: 'Provide feedback of the current conversation' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report conversation' });
  await dialog.getByLabel('What should we know?').fill(text);
  await dialog.getByLabel('I accept to share my session data').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thanks for your feedback!')).toBeVisible();

  const staff = await (await newContext()).newPage();
  await signIn(staff, await sandbox.makeAccount({ permissions: reviewer }), listOf('conversation', text));
  await rowsOn(staff).getByRole('button').click();
  await expect(staff.getByText(text)).toBeVisible();
  await staff.getByRole('button', { name: 'Show conversation' }).click();
  const reported = staff.getByRole('listitem').filter({ hasText: 'Reported' });
  await expect(reported).toContainText(answer);
  await expect(reported).toBeInViewport();
  await expect(staff.getByRole('listitem').filter({ hasText: 'I feel unheard.' })).toContainText('SHD');
  await staff.getByRole('button', { name: 'Hide conversation' }).click();
  await expect(reported).toBeHidden();
});

test('a card is created, unlinked, found again by its number, and not found by another', async ({
  page,
  account,
  sandbox,
  newContext,
  allowConsole,
}) => {
  const text = `A card for ${account.email}.`;
  await signIn(page, account, '/news');
  await sendFeedback(page, text);
  const staff = await (await newContext()).newPage();
  await signIn(staff, await sandbox.makeAccount({ permissions: reviewer }), listOf('generic', text));
  await rowsOn(staff).getByRole('button').click();

  await boardOn(staff).getByRole('button', { name: 'Create Trello Card' }).click();
  const link = boardOn(staff).getByRole('link');
  await expect(link).toContainText(text);
  await expect(logOn(staff)).toHaveCount(1);
  const cardId = await boardOn(staff).getByRole('definition').first().textContent();
  const [card] = await Promise.all([staff.waitForEvent('popup'), link.click()]);
  await expect(card.getByText(text).first()).toBeVisible();
  await card.close();

  await boardOn(staff).getByTitle('Delete Trello Link').click();
  allowConsole(/status of 404/);
  const number = boardOn(staff).getByRole('spinbutton', { name: 'Trello Card Id' });
  await number.fill('99998');
  await boardOn(staff).getByRole('button', { name: 'Search' }).click();
  await expect(boardOn(staff).getByText('Card not found.')).toBeVisible();
  await number.fill(cardId ?? '');
  await boardOn(staff).getByRole('button', { name: 'Search' }).click();
  await expect(link).toContainText(text);
  await expect(logOn(staff)).toHaveCount(3);
  await boardOn(staff).getByTitle('Refresh trello status').click();
  await expect(link).toContainText(text);
});

test('two members of staff at the same feedback do not overwrite each other', async ({
  page,
  account,
  sandbox,
  newContext,
}) => {
  const text = `Both want ${account.email}.`;
  await signIn(page, account, '/news');
  await sendFeedback(page, text);
  const staff = await (await newContext()).newPage();
  await signIn(staff, await sandbox.makeAccount({ permissions: reviewer }), listOf('generic', text));
  await rowsOn(staff).getByRole('button').click();
  await expect(stateOn(staff)).toContainText('New');
  const colleague = await (await newContext()).newPage();
  await signIn(
    colleague,
    await sandbox.makeAccount({ permissions: reviewer }),
    new URL(staff.url()).pathname,
  );
  await move(colleague, 'Closed', 'A duplicate.');
  await expect(stateOn(colleague).getByRole('heading')).toHaveText('State Closed');

  await move(staff, 'Closed', 'Irrelevant');
  await expect(staff.getByText(/Somebody else has set the state to Closed/)).toBeVisible();
  await expect(stateOn(staff).getByRole('heading')).toHaveText('State Closed');
  await colleague.reload();
  await expect(logOn(colleague), 'one change, one line').toHaveCount(1);
});
