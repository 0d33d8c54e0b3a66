import type { Page, Request } from '@playwright/test';
import type { Permission } from '../src/api/call';
import { openChat } from './support/chat';
import { signIn } from './support/signIn';
import { openWithApi } from './support/staffApi';
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
const isItem = (request: Request) =>
  request.method() === 'GET' && /\/feedback\/generic\/\d+$/.test(new URL(request.url()).pathname);
const stateOn = (page: Page) => page.getByRole('region', { name: 'State' });
const boardOn = (page: Page) => page.getByRole('region', { name: 'Trello' });
const logOn = (page: Page) => page.getByRole('list', { name: 'Log entries' }).getByRole('listitem');

async function sendFeedback(page: Page, text: string) {
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await dialog.getByText('Happy', { exact: true }).click();
  await dialog.getByLabel('Bug').check();
  await dialog.getByLabel('Tell us more').fill(text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thanks for your feedback!')).toBeVisible();
}

async function move(page: Page, to: string, entry: string) {
  const button = stateOn(page).getByRole('button', { name: to, exact: true });
  await button.click();
  await stateOn(page)
    .getByRole('textbox', { name: `Log entry for ${to}` })
    .fill(entry);
  await button.click();
}

test('what a user says of a page arrives with staff and is worked through, with its log and its card', async ({
  page,
  account,
  sandbox,
  newContext,
  allowConsole,
}) => {
  const text = `The button jumped away from ${account.email}.`;
  await signIn(page, account, '/news?from=mail');
  await sendFeedback(page, text);

  const staff = await (await newContext()).newPage();
  const ask = await openWithApi(
    staff,
    await sandbox.makeAccount({ permissions: reviewer, name: 'Rita Review' }),
    listOf('generic', text),
  );
  const [state, board, log] = [stateOn(staff), boardOn(staff), logOn(staff)];
  const heading = state.getByRole('heading');

  await test.step('it arrives with page and person', async () => {
    await expect(rowsOn(staff)).toHaveCount(1);
    await expect(rowsOn(staff)).toContainText(/bug\/news\?from=mailNew/);
    await rowsOn(staff).getByRole('button').click();
    await expect(staff.getByRole('region', { name: 'Feedback', exact: true })).toContainText(text);
    await expect(staff.getByRole('definition').filter({ hasText: account.email }).first()).toBeVisible();
    await expect(staff.getByText('Nothing has been done yet.')).toBeVisible();
  });

  await test.step('its state changes, with an entry in the log', async () => {
    await state.getByRole('button', { name: 'Start' }).click();
    await expect(heading).toHaveText('State InProgress');
    await expect(log).toHaveCount(1);
    const resolved = state.getByRole('button', { name: 'Resolved' });
    await resolved.click();
    await resolved.click();
    await expect(state.getByText('Please provide a log entry.')).toBeVisible();
    await state.getByRole('textbox').fill('Mended in the next release.');
    await resolved.click();
    await expect(log).toHaveCount(2);
    await expect(log.first()).toContainText('Mended in the next release.');
    await staff.getByRole('textbox', { name: 'New log entry' }).fill('Told the person.');
    await staff.getByRole('button', { name: 'Add' }).click();
    await expect(log).toHaveCount(3);
  });

  await test.step('all of it outlives a reload', async () => {
    await staff.reload();
    await expect(heading).toHaveText('State Resolved');
    await expect(log).toHaveText([/Rita Review.*Told the person\./, /Mended/, /Rita Review/]);
  });

  await test.step('a card is created, unlinked, found again by its number, and not found by another', async () => {
    const link = board.getByRole('link');
    await board.getByRole('button', { name: 'Create Trello Card' }).click();
    await expect(link).toContainText(text);
    await expect(log).toHaveCount(4);
    const cardId = (await board.getByRole('definition').first().textContent()) ?? '';
    const [card] = await Promise.all([staff.waitForEvent('popup'), link.click()]);
    await expect(card.getByText(text).first()).toBeVisible();
    await card.close();

    await board.getByTitle('Delete Trello Link').click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    allowConsole(/status of 404/);
    const number = board.getByRole('spinbutton', { name: 'Trello Card Id' });
    await number.fill('99998');
    await board.getByRole('button', { name: 'Search' }).click();
    await expect(board.getByText('Card not found.')).toBeVisible();
    await number.fill(cardId);
    await board.getByRole('button', { name: 'Search' }).click();
    await expect(link).toContainText(text);
    await expect(log).toHaveCount(6);
    await board.getByTitle('Refresh trello status').click();
    await expect(link).toContainText(text);
  });

  await test.step('Close leads back to the same place in the list', async () => {
    await staff.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(staff).toHaveURL(/search=/);
    await expect(rowsOn(staff)).toContainText('Resolved');
    await expect(rowsOn(staff).getByRole('button')).toBeFocused();
  });

  await test.step('what a colleague has done meanwhile is not overwritten', async () => {
    // What is kept from before shows at once; the colleague comes when the newest has been read.
    const read = staff.waitForResponse((response) => isItem(response.request()));
    await rowsOn(staff).getByRole('button').click();
    await read;
    await expect(heading).toHaveText('State Resolved');
    const item = `/api/admin/feedback/generic/${new URL(staff.url()).pathname.split('/').at(-1)}`;
    await ask('POST', `${item}/state`, { state: 'InProgress', logEntry: 'It is back.' });
    await move(staff, 'Reopen', 'Reopened.');
    await expect(staff.getByText(/has set the state to InProgress meanwhile/)).toBeVisible();
    await expect(heading).toHaveText('State InProgress');
    const { logs } = await (await ask('GET', `${item}/log`)).json();
    expect(logs, 'one change, one line').toHaveLength(7);
  });
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
