import { holdBack } from './support/answers';
import { openChat } from './support/chat';
import { expect, test } from './support/test';

test('what is typed before the application is there is kept, and sent once the conversation is open', async ({
  page,
  sandbox,
}) => {
  await openChat(page, await sandbox.makeAccount({ chats: 30 }));
  // Only the page itself is there at first.
  const release = await holdBack(page, '**/assets/**');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/chat', { waitUntil: 'commit' });

  const box = page.getByRole('textbox', { name: 'Message' });
  await expect(box).toBeFocused();
  await page.keyboard.type('The train was late');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It goes out once the chat is open.')).toBeVisible();
  await page.keyboard.type(' again today');
  await expect(page.getByText('You can already write.')).toBeVisible();
  const before = await box.boundingBox();

  release();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('The train was late again today');
  expect(await box.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(log).toContainText('The train was late again today');

  // Enter pressed before the application is there sends by itself.
  await page.reload({ waitUntil: 'commit' });
  await expect(box).toBeFocused();
  await page.keyboard.type('And one more');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('And one more');
  await expect(log.getByText('And one more')).toBeInViewport();
  await expect(box).toHaveValue('');
});

test('without scripts the page says what it is and what it needs', async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Hearken' })).toBeVisible();
  await expect(page.locator('noscript p')).toBeVisible();
});
