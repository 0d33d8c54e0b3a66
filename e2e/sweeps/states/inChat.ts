import type { Page } from '@playwright/test';
import { type ChatScreen, chatOn } from '../../support/chat';
import { expect } from '../people';
import type { Played, State } from './state';

/** A look that is reached from the chat of a person who may do everything. */
export const inChat = (
  name: string,
  played: readonly Played[],
  reach: (chat: ChatScreen, page: Page) => Promise<unknown>,
): State => ({
  name,
  as: 'everything',
  at: '/chat',
  played,
  reach: async (page) => {
    const chat = chatOn(page);
    await expect(chat.box).toBeEnabled();
    await reach(chat, page);
  },
});

/** Opens a menu of the bar, on a small screen out of the folded bar. */
export async function openMenu(page: Page, name: string) {
  const unfold = page.getByRole('button', { name: 'Menu' });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByRole('button', { name, exact: true }).click();
}
