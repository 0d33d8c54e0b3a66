import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getChatStats, type PromptLog } from '../../../src/api/chat';
import { fault, mock } from '../../support/mocks';
import { openChat } from './openChat';

const log: PromptLog = {
  id: 1,
  promptKey: 'reflect',
  requestJson: JSON.stringify({
    messages: [
      { role: 'system', content: 'You listen.' },
      { role: 'user', content: 'My exam' },
    ],
  }),
  responseJson: JSON.stringify({
    value: {
      choices: [{ message: { content: 'When is it?' }, finishReason: 'stop' }],
      usage: { completionTokens: 7, promptTokens: 40, totalTokens: 47 },
    },
  }),
};

async function openInfo(entry = 3) {
  const opened = await openChat({ permissions: ['read:chatstat'] });
  const button = screen.getAllByRole('button', { name: 'Response info' })[entry];
  if (!button) throw new Error(`Entry ${entry} has no info icon`);
  await opened.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Response info' });
  return { ...opened, button, dialog, inDialog: within(dialog) };
}

const tokensOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('definition')
    .map((count) => count.textContent);

describe('the response info', () => {
  it('names the module, and opens each prompt log on request', async () => {
    const asked = mock(getChatStats, {
      moduleName: 'Reflection',
      promptLogs: [log, { ...log, id: 2, promptKey: 'score' }],
    });
    const { user, dialog, inDialog } = await openInfo();
    expect(await inDialog.findByText('Reflection')).toBeVisible();
    expect(asked.received).toMatchObject([{ params: { id: '4' } }]);

    const first = inDialog.getByText('reflect');
    expect(inDialog.getByText('score')).toBeVisible();
    expect(first.closest('details')).not.toHaveAttribute('open');
    await user.click(first);
    expect(first.closest('details')).toHaveAttribute('open');
    for (const text of ['system', 'You listen.', 'user', 'My exam', 'When is it?', 'Finish reason: stop']) {
      expect(within(first.closest('details') ?? dialog).getByText(text)).toBeVisible();
    }
    expect(tokensOf(first.closest('details') ?? dialog)).toEqual(['7', '40', '47']);
    for (const name of ['Completion tokens', 'Prompt tokens', 'Total tokens']) {
      expect(within(first.closest('details') ?? dialog).getByText(name)).toBeVisible();
    }
  });

  it('is asked for at each press, and shows meanwhile what was known', async () => {
    const asked = mock(getChatStats, { moduleName: 'Reflection', promptLogs: [] });
    const { user, button, inDialog } = await openInfo();
    await inDialog.findByText('Reflection');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button);
    expect(await screen.findByText('Reflection')).toBeVisible();
    await waitFor(() => expect(asked.received).toHaveLength(2));
  });

  it('is there for what the person said too', async () => {
    const asked = mock(getChatStats, { moduleName: 'Reflection', promptLogs: [] });
    const { inDialog } = await openInfo(0);
    expect(await inDialog.findByText('No prompts were sent')).toBeVisible();
    expect(asked.received).toMatchObject([{ params: { id: '1' } }]);
  });

  it('shows what it cannot read as it came', async () => {
    const promptLogs = [{ ...log, requestJson: '{"messages": [', responseJson: '"plain text"' }];
    mock(getChatStats, { moduleName: 'Reflection', promptLogs });
    const { user, inDialog } = await openInfo();
    await user.click(await inDialog.findByText('reflect'));
    expect(inDialog.getByText('{"messages": [')).toBeVisible();
    expect(inDialog.getByText('"plain text"')).toBeVisible();
  });

  it('lays JSON out, also within a message', async () => {
    const promptLogs = [
      {
        ...log,
        requestJson: '{"asked":{"of":"another service"}}',
        responseJson: JSON.stringify({
          value: {
            choices: [{ message: { content: '{"score":3}' }, finishReason: 'stop' }],
            usage: { completionTokens: 7, promptTokens: 40, totalTokens: 47 },
          },
        }),
      },
    ];
    mock(getChatStats, { moduleName: 'Reflection', promptLogs });
    const { user, inDialog } = await openInfo();
    await user.click(await inDialog.findByText('reflect'));
    expect(inDialog.getByText(/another service/).textContent).toBe(
      '{\n  "asked": {\n    "of": "another service"\n  }\n}',
    );
    expect(inDialog.getByText(/"score"/).textContent).toBe('{\n  "score": 3\n}');
  });

  it('has the request and the response to copy, laid out', async () => {
    mock(getChatStats, { moduleName: 'Reflection', promptLogs: [log] });
    const { user, inDialog } = await openInfo();
    await user.click(await inDialog.findByText('reflect'));
    await user.click(inDialog.getByRole('button', { name: 'Copy the request as JSON' }));
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(JSON.parse(log.requestJson), null, 2));
    await user.click(inDialog.getByRole('button', { name: 'Copy the response as JSON' }));
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(JSON.parse(log.responseJson), null, 2));
  });

  it('says that it is loading', async () => {
    fault(getChatStats, { hangs: true });
    const { inDialog } = await openInfo();
    expect(inDialog.getByText('Loading the response info')).toBeInTheDocument();
  });

  it.each([
    ['an error', { status: 500 }],
    ['a wrong shape', { json: { moduleName: 7 } }],
  ] as const)('says that it failed after %s, and Retry works', async (_name, failure) => {
    const failed = fault(getChatStats, failure);
    const { user, inDialog } = await openInfo();
    expect(await inDialog.findByRole('heading', { name: 'The info could not be loaded' })).toBeVisible();
    expect(failed.received).toHaveLength(1);

    mock(getChatStats, { moduleName: 'Reflection', promptLogs: [log] });
    await user.click(inDialog.getByRole('button', { name: 'Retry' }));
    expect(await inDialog.findByText('Reflection')).toBeVisible();
  });

  it.each([
    ['access is missing', 403, 'You do not have access to this.'],
    ['the entry is gone', 404, 'This entry is no longer there'],
  ])('says it when %s, and asks no more', async (_name, status, text) => {
    const failed = fault(getChatStats, { status });
    const { inDialog } = await openInfo();
    expect(await inDialog.findByText(text)).toBeVisible();
    expect(inDialog.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(failed.received).toHaveLength(1);
  });

  it('closes on Escape and gives the focus back to its icon', async () => {
    mock(getChatStats, { moduleName: 'Reflection', promptLogs: [log] });
    const { user, button } = await openInfo();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});
