import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEntry } from '../../../../src/api/chat';
import { formatDay } from '../../../../src/ui/dates';
import { answered, said } from '../../../support/conversation';
import { box, openChat } from '../openChat';

class FakeHighlight extends Set<Range> {
  priority = 0;
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

const entries: ChatEntry[] = [
  { ...said(1, 'My exam is near'), timestamp: '2026-03-01T09:30:00.000Z' },
  { ...answered(2, 'What of the **Exam** weighs the most?'), timestamp: '2026-03-01T09:31:00.000Z' },
  { ...said(3, 'I sleep badly before an EXAM'), timestamp: '2026-03-04T09:30:00.000Z' },
  { ...answered(4, 'That is hard.'), timestamp: '2026-03-04T09:31:00.000Z' },
];
let highlights: Map<string, FakeHighlight>;

beforeEach(() => {
  highlights = new Map();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('CSS', { highlights });
});

const field = () => screen.getByRole('textbox', { name: 'Find in your conversation' });
const button = (name: string) => screen.getByRole('button', { name });
const marks = (name: string) => [...(highlights.get(name) ?? [])].map(String);
const says = (text: string) => screen.findByText(text, { selector: '[role=status]' });

async function openFind() {
  const opened = await openChat({ entries });
  await opened.user.click(button('Find in your conversation'));
  await waitFor(() => expect(field()).toHaveFocus());
  return opened;
}

describe('the search of the conversation', () => {
  it('marks the matches and walks from one to the next, round and round', async () => {
    const { user } = await openFind();
    await user.type(field(), 'exam');
    expect(await says('Match 1 of 3')).toBeVisible();
    await waitFor(() => expect(marks('found')).toEqual(['exam', 'Exam', 'EXAM']));
    expect(marks('found-here')).toEqual(['exam']);

    await user.keyboard('{Enter}');
    expect(await says('Match 2 of 3')).toBeVisible();
    expect(marks('found-here')).toEqual(['Exam']);
    await user.keyboard('{F3}{F3}');
    expect(await says('Match 1 of 3')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await says('Match 3 of 3')).toBeVisible();
    await user.keyboard('{Shift>}{F3}{/Shift}');
    expect(await says('Match 2 of 3')).toBeVisible();
    await user.click(button('Next match'));
    expect(await says('Match 3 of 3')).toBeVisible();
    await user.click(button('Match before'));
    expect(await says('Match 2 of 3')).toBeVisible();
    expect(field()).toHaveValue('exam');
  });

  it('stays at its match while more is typed, and says where nothing matches', async () => {
    const { user } = await openFind();
    await user.type(field(), 'exam');
    await user.keyboard('{Enter}');
    await says('Match 2 of 3');
    await user.type(field(), ' w');
    expect(await says('Match 1 of 1')).toBeVisible();
    await user.type(field(), 'hy');
    expect(await says('No matches')).toBeVisible();
    expect(marks('found')).toEqual([]);
  });

  it('opens a long message that holds the match', async () => {
    const long = said(5, `${'word '.repeat(2_000)}needle`);
    const { user } = await openChat({ entries: [...entries, long] });
    expect(screen.queryByText(/needle/)).not.toBeInTheDocument();
    await user.click(button('Find in your conversation'));
    await user.type(await screen.findByRole('textbox', { name: 'Find in your conversation' }), 'needle');
    expect(await screen.findByText(/needle/)).toBeVisible();
    await waitFor(() => expect(marks('found-here')).toEqual(['needle']));
  });

  it('opens with its shortcut, closes on Escape without a trace, and gives the focus back', async () => {
    const { user } = await openChat({ entries });
    expect(box()).toHaveFocus();
    await user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('exam');
    await says('Match 1 of 3');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Find in your conversation' })).not.toBeInTheDocument();
    expect(highlights.size).toBe(0);
    expect(box()).toHaveFocus();
  });

  it('leaves the keys of the browser alone', async () => {
    const { user } = await openChat({ entries });
    const pressed: boolean[] = [];
    window.addEventListener('keydown', (event) => pressed.push(event.defaultPrevented), { once: true });
    await user.keyboard('{Control>}f{/Control}{F3}');
    expect(pressed).toEqual([false]);
    expect(screen.queryByRole('textbox', { name: 'Find in your conversation' })).not.toBeInTheDocument();
  });

  it('leads to a day, or to the next one that has entries', async () => {
    const { user } = await openFind();
    const day = screen.getByLabelText('Go to a day');
    expect(day).toHaveAttribute('min', '2026-03-01');
    expect(day).toHaveAttribute('max', '2026-03-04');
    await user.type(day, '2026-03-04');
    expect(await says(formatDay('2026-03-04'))).toBeVisible();
    await user.clear(day);
    await user.type(day, '2026-03-02');
    const [nothing, next] = [formatDay('2026-03-02'), formatDay('2026-03-04')];
    expect(await says(`Nothing on ${nothing}. The next day is ${next}.`)).toBeVisible();
  });

  it('is not offered before there is anything to find', async () => {
    await openChat({ entries: [] });
    expect(screen.queryByRole('button', { name: 'Find in your conversation' })).not.toBeInTheDocument();
  });

  it('is a landmark of its own', async () => {
    await openFind();
    const bar = screen.getByRole('search', { name: 'Find in your conversation' });
    expect(within(bar).getByLabelText('Go to a day')).toBeVisible();
  });
});
