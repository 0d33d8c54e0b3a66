import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatEntry, listChats } from '../../../src/api/chat';
import { formatTime } from '../../../src/ui/dates';
import { answered, said } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { someHelp } from '../chat/help/someHelp';
import { openProfile } from './openProfile';

const entries: ChatEntry[] = [
  { ...said(1, 'I slept badly'), timestamp: '2026-03-01T12:30:00.000Z' },
  { ...answered(2, 'What **kept** you awake?'), timestamp: '2026-03-01T12:31:00.000Z' },
  {
    id: 3,
    renderer: 'ContentFilter',
    timestamp: '2026-03-02T12:00:00.000Z',
    data: { response: '<p>Please call</p>', help: someHelp() },
  },
  {
    id: 4,
    renderer: 'ContentFilter',
    timestamp: '2026-03-02T12:01:00.000Z',
    data: { response: '<p>Please <b>call</b></p><script>x()</script><ul><li>us</li></ul>' },
  },
  {
    id: 5,
    renderer: 'VideoRenderer',
    timestamp: '2026-03-02T12:02:00.000Z',
    data: { videoUrl: 'https://a.example/calm.mp4' },
  },
];

let blob: Blob | undefined;
let fileName = '';

beforeEach(() => {
  blob = undefined;
  URL.createObjectURL = (file) => {
    blob = file as Blob;
    return 'blob:a';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fileName = this.download;
  });
});

const downloaded = async () => {
  await waitFor(() => expect(blob).toBeDefined());
  return (await blob?.text()) ?? '';
};
const today = new Date();
const date = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');

describe('downloading the conversation', () => {
  it('makes a text to read, with names and days, help and all', async () => {
    mock(listChats, entries);
    const { press } = await openProfile();
    await press('Download as text');
    const text = await downloaded();
    expect(await screen.findByText('Your conversation is in your downloads.')).toBeVisible();
    expect(fileName).toBe(`conversation-${date}.txt`);
    expect(text).toContain('Ann and Hearken');
    expect(text).toContain(`Ann, ${formatTime('2026-03-01T12:30:00.000Z')}\nI slept badly`);
    expect(text).toContain('What kept you awake?');
    expect(text.match(/^\w+, March \d, 2026$/gm)).toEqual(['Sunday, March 1, 2026', 'Monday, March 2, 2026']);
    const { words, contacts, question } = someHelp();
    for (const part of [...words, question, ...contacts.map(({ name }) => name)]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Please call\nus\n');
    expect(text).toContain('https://a.example/calm.mp4');
    expect(text).not.toContain('x()');
  });

  it('makes JSON for other programs', async () => {
    mock(listChats, entries.slice(0, 2));
    const { press } = await openProfile();
    await press('Download as JSON');
    const { downloadedAt, ...content } = JSON.parse(await downloaded());
    expect(fileName).toBe(`conversation-${date}.json`);
    expect(new Date(downloadedAt).toISOString()).toBe(downloadedAt);
    expect(content).toEqual({
      person: 'Ann',
      coach: 'Hearken',
      entries: [
        { id: 1, at: '2026-03-01T12:30:00.000Z', kind: 'message', from: 'Ann', text: 'I slept badly' },
        {
          id: 2,
          at: '2026-03-01T12:31:00.000Z',
          kind: 'reply',
          from: 'Hearken',
          text: 'What kept you awake?',
        },
      ],
    });
  });

  it('says that it is under way', async () => {
    fault(listChats, { hangs: true });
    const { press } = await openProfile();
    await press('Download as text');
    expect(await screen.findByText('Getting your conversation…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download as text' })).toHaveAttribute('aria-busy', 'true');
  });

  it('tells why it failed, and works when it is tried again', async () => {
    fault(listChats, { status: 500 });
    const { press } = await openProfile();
    await press('Download as text');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not connect to the server');
    expect(blob).toBeUndefined();
    mock(listChats, entries);
    await press('Download as text');
    expect(await downloaded()).toContain('I slept badly');
  });

  it('says that there is nothing yet', async () => {
    mock(listChats, []);
    const { press } = await openProfile();
    await press('Download as JSON');
    expect(await screen.findByText('There is nothing to download yet.')).toBeVisible();
    expect(blob).toBeUndefined();
  });
});
