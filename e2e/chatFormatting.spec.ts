import { openChat } from './support/chat';
import { expect, test } from './support/test';

const plain = 'That sounds like a lot.\n\nWhat weighs most - work or sleep?';
const marked = [
  'Two **small** things, and <b>a third</b>:',
  '1. Breathe out\n   - slowly\n2. See [this page](https://help.example/) or [that](javascript:alert(1))',
  '```sh\nnpm start -- --a-long-option=with-a-long-value --another-long-option=with-a-long-value\n```',
  'Good luck!',
].join('\n\n');

test('a reply with marks is formatted, by what no other reply loads, and its code scrolls by itself', async ({
  page,
  account,
  sandbox,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const entry = (id: number, response: string) => ({
    id,
    timestamp: new Date().toISOString(),
    renderer: 'ChatResponse',
    data: { response },
  });
  await sandbox.fault({
    method: 'GET',
    path: '/api/chats',
    body: [entry(900_001, plain)],
    account: account.email,
  });
  await sandbox.fault({
    method: 'POST',
    path: '/api/chats',
    body: { userInputChatId: 900_002, data: entry(900_003, marked) },
    account: account.email,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const chat = await openChat(page, account);
  await expect(chat.answers).toHaveText(/work or sleep/);
  const formatting = () => loaded.filter((address) => address.includes('/formatting-'));
  expect(formatting(), 'a plain reply loads none of it').toEqual([]);

  await chat.say('What helps **you**?');
  const reply = chat.answers.last();
  await expect(reply.locator('strong')).toHaveText('small');
  expect(formatting()).not.toEqual([]);
  await expect(chat.own.last()).toContainText('**you**');
  await expect(reply).toContainText('<b>a third</b>');
  await expect(reply.getByRole('list')).toHaveCount(2);
  await expect(reply.getByRole('link')).toHaveText('this page');

  const code = reply.getByRole('region', { name: 'Code, sh' });
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  const copy = await reply.getByRole('button', { name: 'Copy', exact: true }).boundingBox();
  expect(copy?.height).toBeGreaterThanOrEqual(24);
});
