import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answered, said } from '../../support/conversation';
import { openChat } from './openChat';

const entries = [
  said(1, 'I *slept* badly\nagain'),
  answered(2, '**Sleep** first:\n\n- no `phone`\n- a walk'),
];

async function copyFrom(name: 'You' | 'Assistant') {
  const { user } = await openChat({ entries });
  const entry = screen.getByRole('article', { name });
  return { entry, copy: () => user.click(within(entry).getByRole('button', { name: 'Copy message' })) };
}

it('copies what the person said as they wrote it, and says so', async () => {
  const { copy } = await copyFrom('You');
  await copy();
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('I *slept* badly\nagain');
});

it('copies what the assistant said without the marks of its formatting', async () => {
  const { copy } = await copyFrom('Assistant');
  await copy();
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Sleep first:\nno phone\na walk');
});

it('selects the message where the browser does not let it be copied', async () => {
  const { entry, copy } = await copyFrom('You');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await copy();
  expect(await screen.findByText('Not copied')).toBeVisible();
  expect(entry).toHaveTextContent('I *slept* badly again');
  expect(String(window.getSelection())).toBe('I *slept* badly\nagain');
});
