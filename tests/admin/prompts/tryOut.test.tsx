import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Trial, tryOutPrompt } from '../../../src/api/admin/prompts';
import { press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { active, coach, mockLists, mockVersions, openPrompts, versions } from './openPrompts';

const trial: Trial = {
  filled: 'Be kind to Anna.',
  reply: 'That sounds heavy.',
  failure: null,
  promptTokens: 120,
  completionTokens: 40,
  cost: 0.0007,
  milliseconds: 1_240,
};

/** Opens the editor with the active text, and the try-out in it. */
async function openTryOut({ takesMessage = true } = {}) {
  mockLists();
  mockVersions(versions, { tryOut: { takesMessage } });
  const app = openPrompts(`${coach}&edit=new`);
  await screen.findByRole('textbox', { name: 'Prompt text' });
  await press(app.user, 'Try out');
  await screen.findByRole('button', { name: 'Try it out' });
  return app;
}

const message = () => screen.getByRole('textbox', { name: 'What the client says' });
const draft = () => screen.findByRole('region', { name: 'This draft' });

describe('trying a draft out', () => {
  it('shows reply, tokens, price, time and the text as sent, beside the active version', async () => {
    const { user } = await openTryOut();
    const other = { ...trial, reply: 'Tell me more.', cost: 0, milliseconds: 300 };
    const sent = mock(tryOutPrompt, { model: 'small', draft: trial, active: other });
    await user.clear(message());
    await user.type(message(), 'I am tired');
    await press(user, 'Try it out');

    const shown = within(await draft());
    expect(shown.getByRole('region', { name: 'Reply, This draft' })).toHaveTextContent('That sounds heavy.');
    expect(shown.getByText('120 + 40 tokens · $0.00070 · 1.2 s')).toBeVisible();
    await user.click(shown.getByText('The text as it is sent'));
    expect(shown.getByRole('region', { name: 'Text as it is sent, This draft' })).toHaveTextContent(
      'Be kind to Anna.',
    );
    const beside = within(screen.getByRole('region', { name: 'v2, active' }));
    expect(beside.getByText('Tell me more.')).toBeVisible();
    expect(beside.getByText('120 + 40 tokens · no cost · 0.3 s')).toBeVisible();
    expect(screen.getByText('The model small was asked.')).toBeVisible();
    expect(sent.received.map(({ params, body }) => [params, body])).toEqual([
      [
        { groupId: '1', definitionId: '10' },
        { promptText: active.text, message: 'I am tired', values: 'examples' },
      ],
    ]);
  });

  it('takes one’s own conversation, and no message where the prompt has none', async () => {
    const { user } = await openTryOut({ takesMessage: false });
    const nothing = { ...trial, reply: null };
    const sent = mock(tryOutPrompt, { model: null, draft: nothing, active: null });
    expect(screen.queryByRole('textbox', { name: 'What the client says' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'My own conversation' }));
    await press(user, 'Try it out');
    expect(within(await draft()).getByText('No reply: only a language model is asked this.')).toBeVisible();
    expect(screen.getByText(/^The built-in coach answered\. It follows rules/)).toBeVisible();
    expect(sent.received).toMatchObject([{ body: { message: '', values: 'own' } }]);
  });

  it('has what the client says again after a reload, and the example once that is emptied', async () => {
    const { user, unmount } = await openTryOut();
    await user.clear(message());
    await user.type(message(), 'I am tired');
    unmount();
    const { unmount: leave } = await openTryOut();
    expect(message()).toHaveValue('I am tired');
    await user.clear(message());
    leave();
    await openTryOut();
    expect(message()).toHaveValue('I slept badly again, and my first thought was the meeting.');
  });

  it('says why no reply came', async () => {
    const { user } = await openTryOut();
    const failure = 'The assistant could not answer.';
    mock(tryOutPrompt, { model: 'small', draft: { ...trial, reply: null, failure }, active: null });
    await press(user, 'Try it out');
    expect(within(await draft()).getByText(failure)).toBeVisible();
  });

  it('can be stopped, and runs once at a time', async () => {
    const { user } = await openTryOut();
    const sent = fault(tryOutPrompt, { hangs: true });
    await user.dblClick(screen.getByRole('button', { name: 'Try it out' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    expect(sent.received).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered by a server that cannot', async () => {
    mockLists();
    openPrompts(`${coach}&edit=new`);
    await screen.findByRole('textbox', { name: 'Prompt text' });
    expect(screen.queryByRole('button', { name: 'Try out' })).toBeNull();
  });
});
