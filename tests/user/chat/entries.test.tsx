import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChatEntry } from '../../../src/api/chat';
import { formatDateTime, formatTime } from '../../../src/ui/dates';
import { answered, conversation, said } from '../../support/conversation';
import { openChat, shownEntries } from './openChat';

const timestamp = '2026-03-01T09:30:00.000Z';
const video = (videoUrl: string): ChatEntry => ({
  id: 1,
  renderer: 'VideoRenderer',
  timestamp,
  data: { videoUrl },
});
const filtered = (response: string): ChatEntry => ({
  id: 1,
  renderer: 'ContentFilter',
  timestamp,
  data: { response },
});

const copy = 'Copy message';
const reportFlag = 'Provide feedback of the current conversation';
const iconsOf = (index: number) => {
  const entry = shownEntries()[index];
  if (!entry) throw new Error(`There is no entry ${index}`);
  return within(entry)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
};

describe('an entry', () => {
  it('of the person shows the text and its time', async () => {
    const entry = said(1, 'I slept badly');
    await openChat({ entries: [entry] });
    const shown = screen.getByRole('article', { name: 'You' });
    expect(shown).toHaveTextContent('I slept badly');
    expect(within(shown).getByText(formatDateTime(entry.timestamp))).toBeVisible();
  });

  it('of the assistant shows the text as it is, never as HTML, and its time', async () => {
    const entry = answered(1, 'One\n<b>two</b>');
    await openChat({ entries: [entry] });
    const shown = screen.getByRole('article', { name: 'Assistant' });
    expect(shown).toHaveTextContent('One <b>two</b>');
    expect(within(shown).getByText(formatDateTime(entry.timestamp))).toBeVisible();
  });

  it('of a video shows its picture, which leads nowhere', async () => {
    await openChat({ entries: [video('https://www.youtube.com/watch?v=abc123')] });
    const picture = screen.getByRole('img', { name: 'Taken from a video' });
    expect(picture).toHaveAttribute('src', 'https://i.ytimg.com/vi/abc123/hqdefault.jpg');
    expect(within(shownEntries()[0] ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  });

  it('of a video whose picture cannot be loaded says so quietly', async () => {
    await openChat({ entries: [video('https://media.example/calm.png')] });
    fireEvent.error(screen.getByRole('img', { name: 'Taken from a video' }));
    expect(screen.getByText('The picture of this video is not available.')).toBeVisible();
  });

  it('of a media file shows its first frame', async () => {
    await openChat({ entries: [video('https://media.example/calm.mp4')] });
    const frame = screen.getByLabelText('Picture of a video');
    expect(frame).toHaveAttribute('src', 'https://media.example/calm.mp4');
    expect(frame).toHaveAttribute('preload', 'metadata');
    expect(frame).not.toHaveAttribute('controls');
  });

  it('of the content filter shows its HTML, without anything that runs', async () => {
    await openChat({
      entries: [
        filtered('Please <strong>call</strong> <a href="https://help.example">us</a><script>x()</script>'),
      ],
    });
    expect(await screen.findByRole('link', { name: 'us' })).toHaveAttribute('href', 'https://help.example');
    expect(screen.getByText('call').tagName).toBe('STRONG');
    expect(document.querySelector('script')).not.toBeInTheDocument();
  });

  it('of another day shows its time alone below the day, and says the whole moment', async () => {
    const entry = said(1, 'I slept badly');
    await openChat({ entries: [entry] });
    const shown = screen.getByText(formatTime(entry.timestamp));
    expect(shown).toHaveAttribute('title', formatDateTime(entry.timestamp));
    expect(shown).toHaveAttribute('aria-hidden', 'true');
    const moment = screen.getByText(formatDateTime(entry.timestamp));
    expect(moment).toHaveAttribute('datetime', entry.timestamp);
    expect(moment).toHaveClass('visually-hidden');
  });

  it('stands under its day', async () => {
    const today = { ...said(2, 'Good morning'), timestamp: new Date().toISOString() };
    await openChat({ entries: [{ ...said(1, 'Hello'), timestamp }, today] });
    expect(screen.getByText('Today')).toBeVisible();
    expect(screen.getByText(/Mar 1, 2026|1 Mar 2026/, { selector: 'p' })).toBeVisible();
  });
});

describe('the icons of an entry', () => {
  it('without permissions are copy on all, and the flag of each answer', async () => {
    await openChat();
    expect([0, 1, 2, 3].map(iconsOf)).toEqual([[copy], [copy, reportFlag], [copy], [copy, reportFlag]]);
  });

  it('with read:chatstat are, beside these, info on both kinds, and replay on the latest input', async () => {
    await openChat({ permissions: ['read:chatstat'] });
    expect([0, 1, 2, 3].map(iconsOf)).toEqual([
      [copy, 'Response info'],
      [copy, reportFlag, 'Response info'],
      [copy, 'Response info', 'Replay'],
      [copy, reportFlag, 'Response info'],
    ]);
  });

  it('are none on pictures and notices', async () => {
    await openChat({
      entries: [video('https://media.example/calm.png'), filtered('Careful')],
      permissions: ['read:chatstat'],
    });
    expect([0, 1].map(iconsOf)).toEqual([[], []]);
  });

  it('include no replay where the server does not allow a deletion', async () => {
    await openChat({
      entries: [said(3, 'My exam'), ...conversation.slice(3)],
      permissions: ['read:chatstat'],
    });
    expect(iconsOf(0)).toEqual([copy, 'Response info']);
  });

  it('say what they are for', async () => {
    await openChat();
    expect(screen.getAllByTitle(reportFlag)).toHaveLength(2);
  });
});
