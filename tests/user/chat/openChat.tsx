import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Permission } from '../../../src/api/call';
import type { ChatEntry } from '../../../src/api/chat';
import type { SignedInUser } from '../../../src/auth/context';
import { ChatPage } from '../../../src/user/chat/ChatPage';
import { conversation, mockChat } from '../../support/conversation';
import { ann, signedIn } from '../../support/fakeAuth';
import { renderScreen } from '../../support/render';

interface Opening {
  /** What the server has. */
  entries?: ChatEntry[];
  permissions?: Permission[];
  person?: SignedInUser;
  fakeTimers?: boolean;
}

/** Shows the chat screen to a person, without waiting for the conversation. */
export function showChat({ permissions = [], person = ann, fakeTimers }: Omit<Opening, 'entries'> = {}) {
  return renderScreen(<ChatPage />, {
    path: '/chat',
    auth: signedIn({ permissions, user: person }),
    fakeTimers,
  });
}

/** Opens the chat screen and waits for the conversation. */
export async function openChat({ entries = conversation, ...opening }: Opening = {}) {
  const calls = mockChat(entries);
  const app = showChat(opening);
  await (entries.length > 0 ? screen.findByRole('log') : screen.findByText('This is your space'));
  return { ...app, calls };
}

export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

/** What stands in the conversation, oldest first. */
export const shownEntries = () => screen.queryAllByRole('article');

export const status = (text: string) => screen.findByText(text, { selector: '[role=status]' });

/** Waits until a message has come back: the text stands in the box again and the status says so. */
export async function textBack(text: string) {
  expect(await status('Not sent. Your text is back.')).toBeVisible();
  await waitFor(() => expect(box()).toHaveValue(text));
  expect(box()).toHaveFocus();
}
