import { openChat, openedChat } from '../support/chat';
import { expect, test } from '../support/test';

test('a reply comes word by word, is read on after a reload and in another tab, and can be stopped', async ({
  page,
  account,
}) => {
  const chat = await openChat(page, account);
  const reply = chat.answers.last();
  /** Without the line below a complete reply. */
  const textOf = async (answer = reply) => (await answer.locator('> div').first().textContent()) ?? '';
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const begin = async (text: string) => {
    await chat.say(text);
    await expect(stop).toBeVisible();
  };

  await test.step('it grows, and the reader at the end stays there', async () => {
    await begin('My boss shouted at me, and I did not know what to say.');
    await expect(reply).toHaveAttribute('aria-busy', 'true');
    const begun = await textOf();
    await expect.poll(async () => (await textOf()).length).toBeGreaterThan(begun.length);
    await chat.toHaveLength(3);
    await expect(stop).toBeHidden();
    expect((await textOf()).startsWith(begun)).toBe(true);
    await expect(reply).not.toHaveAttribute('aria-busy');
    await expect(chat.box).toBeFocused();
    await expect(chat.latestButton).toBeHidden();
  });

  await test.step('another tab and a reload in its middle end with the same reply', async () => {
    await begin('My mother is ill and I am worried about her.');
    const other = await page.context().newPage();
    await Promise.all([page.reload(), other.goto('/chat')]);
    const second = await openedChat(other);
    await chat.toHaveLength(5);
    await second.toHaveLength(5);
    // While it grows each tab has it as far as it has read.
    for (const answer of [reply, second.answers.last()])
      await expect(answer).not.toHaveAttribute('aria-busy');
    await expect(chat.box).toHaveValue('');
    await expect(chat.own).toHaveCount(2);
    expect(await textOf(second.answers.last())).toBe(await textOf());
    await other.close();
  });

  await test.step('Stop keeps what has come', async () => {
    await begin('I would like to sleep better than I do at the moment, and I do not know how.');
    await stop.click();
    await chat.toHaveLength(7);
    await expect(reply).toContainText('Stopped');
    const kept = await textOf();
    await page.reload();
    await chat.toHaveLength(7);
    expect(await textOf()).toBe(kept);
    await expect(chat.box).toHaveValue('');
  });
});
