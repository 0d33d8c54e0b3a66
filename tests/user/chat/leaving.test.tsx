import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listChats } from '../../../src/api/chat';
import { answered, conversation, mockSlowAnswer, said } from '../../support/conversation';
import { mock } from '../../support/mocks';
import { box, openChat, shownEntries, status } from './openChat';

async function sendAndLeave() {
  const opened = await openChat();
  const answer = mockSlowAnswer();
  await opened.user.type(box(), 'Tomorrow{Enter}');
  await waitFor(() => expect(answer.received).toHaveLength(1));
  const goTo = (path: string) => act(() => opened.router.navigate(path));
  await goTo('/news');
  await screen.findByText('Another page');
  return { ...opened, answer, goTo };
}

describe('whoever leaves the chat while a message is on its way', () => {
  it('finds it still on its way on return', async () => {
    const { goTo, answer } = await sendAndLeave();
    await goTo('/chat');
    expect(await status('Waiting for an answer.')).toBeVisible();
    expect(box()).toBeDisabled();
    expect(shownEntries().at(-2)).toHaveTextContent('Tomorrow');

    mock(listChats, [...conversation, said(101, 'Tomorrow', true), answered(102, 'I hear you.')]);
    answer.arrive();
    await waitFor(() => expect(box()).toBeEnabled());
    expect(box()).toHaveValue('');
    expect(answer.received).toHaveLength(1);
  });

  it('finds the answer if it came meanwhile', async () => {
    const { goTo, answer, queryClient } = await sendAndLeave();
    answer.arrive();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    mock(listChats, [...conversation, said(101, 'Tomorrow', true), answered(102, 'I hear you.')]);
    await goTo('/chat');
    await waitFor(() => expect(shownEntries().at(-1)).toHaveTextContent('I hear you.'));
    expect(shownEntries()).toHaveLength(6);
    expect(box()).toHaveValue('');
  });
});
