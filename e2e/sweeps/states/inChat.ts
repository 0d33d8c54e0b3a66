import type { Page } from '@playwright/test';
import { type Answer, answer } from '../../support/answers';
import { type ChatScreen, chatOn } from '../../support/chat';
import { expect } from '../people';
import type { State } from './state';

type Replies = [method: string, path: string, reply: Answer][];

/** The chat, with calls that are answered in the server's place. */
async function openChat(page: Page, replies: Replies) {
  for (const [method, path, reply] of replies) await answer(page, method, path, reply);
  await page.goto('/chat');
  const chat = chatOn(page);
  await expect(chat.box).toBeEnabled();
  return chat;
}

/** A look that is reached from the chat of a person who may do everything. */
export const inChat = (
  name: string,
  replies: Replies,
  reach: (chat: ChatScreen, page: Page) => Promise<unknown>,
): State => ({
  name,
  as: 'everything',
  reach: async (page) => {
    await reach(await openChat(page, replies), page);
  },
});

/** Opens a menu of the bar, on a small screen out of the folded bar. */
export async function openMenu(page: Page, name: string) {
  const unfold = page.getByRole('button', { name: 'Menu' });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByRole('button', { name, exact: true }).click();
}
