import { openChat } from './support/chat';
import { expect, test } from './support/test';

test('ten thousand entries: words are found and marked, a day is come to; Back closes a dialog', async ({
  page,
  sandbox,
}) => {
  const account = await sandbox.makeAccount({ chats: 10_000 });
  const chat = await openChat(page, account);
  await chat.toHaveLength(10_000);
  const field = page.getByRole('textbox', { name: 'Find in your conversation' });
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('found-here') ?? [])].map(String));
  const markTop = () =>
    page.evaluate(() => {
      const [mark] = [...(CSS.highlights.get('found-here') ?? [])] as Range[];
      return mark?.getBoundingClientRect().top ?? -1;
    });
  const isMarkSeen = async () => {
    const room = await chat.log.boundingBox();
    const top = await markTop();
    return room !== null && top >= room.y && top < room.y + room.height;
  };

  await test.step('the shortcut opens it, and every match is counted', async () => {
    await chat.say('The lighthouse, at the very end');
    await chat.toHaveLength(10_002);
    await page.keyboard.press('Control+Shift+F');
    await expect(field).toBeFocused();
    await field.fill('LIGHTHOUSE, at');
    await expect(chat.status('Match 1 of')).toBeVisible();
    await expect.poll(marks).toEqual(['lighthouse, at']);
    await field.fill('e');
    await expect(page.getByRole('status').filter({ hasText: /Match \d+ of \d{4,}/ })).toBeVisible();
  });

  await test.step('next and previous lead to entries that were not drawn', async () => {
    // From the last match on to the first one of all.
    await chat.log.press('End');
    await field.fill('lighthouse, at');
    await expect(chat.status('Match 1 of 1')).toBeVisible();
    const oldest = chat.log.locator('[aria-posinset="1"]');
    await chat.log.press('Home');
    await expect(oldest).toBeInViewport();
    await field.press('Enter');
    await expect.poll(isMarkSeen).toBe(true);
    await expect(oldest).toHaveCount(0);
  });

  await test.step('a day', async () => {
    const day = page.getByLabel('Go to a day');
    const first = (await day.getAttribute('min')) ?? '';
    await day.fill(first);
    await expect(chat.log.locator('[aria-posinset="1"]')).toBeInViewport();
  });

  await test.step('Escape takes the marks away and gives the focus back', async () => {
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(chat.box).toBeFocused();
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });

  await test.step('Back closes a dialog, and leads away without one', async () => {
    await page.getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeFocused();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/news$/);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/chat$/);
  });
});
