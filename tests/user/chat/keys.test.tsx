import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typeOn } from '../../support/browser';
import { mockAnswers } from '../../support/conversation';
import { box, openChat } from './openChat';

describe('the prompt box', () => {
  it('has the focus when the chat opens', async () => {
    await openChat();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('makes a new line with Shift and Enter', async () => {
    const { user } = await openChat();
    const sent = mockAnswers();
    await user.type(box(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(sent.received).toMatchObject([{ body: { input: 'One\ntwo' } }]));
  });

  it.each([
    ['as the standard has it', { isComposing: true }],
    ['as Safari has it', { keyCode: 229 }],
  ])('sends nothing on the Enter that confirms an input-method candidate, %s', async (_name, event) => {
    const { user } = await openChat();
    const sent = mockAnswers();
    await user.type(box(), 'かな');
    fireEvent.keyDown(box(), { key: 'Enter', ...event });
    expect(box()).toHaveValue('かな');
    expect(box()).toBeEnabled();

    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.received).toMatchObject([{ body: { input: 'かな' } }]));
  });

  it('sends nothing while Enter is held down', async () => {
    const { user } = await openChat();
    const sent = mockAnswers();
    await user.type(box(), 'Hello');
    fireEvent.keyDown(box(), { key: 'Enter', repeat: true });
    expect(box()).toHaveValue('Hello');
    expect(sent.received).toHaveLength(0);
  });
});

describe('on a touch keyboard', () => {
  it('Enter makes a new line and the button sends', async () => {
    const { user } = await openChat();
    typeOn('touch');
    const sent = mockAnswers();
    await user.type(box(), 'One{Enter}two');
    expect(box()).toHaveValue('One\ntwo');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.received).toMatchObject([{ body: { input: 'One\ntwo' } }]));
  });
});
