import { describe, expect, it } from 'vitest';
import type { ChatEntry } from '../../../../src/api/chat';
import { fold } from '../../../../src/ui/fold';
import { findMatches, matchAt, nearestMatch } from '../../../../src/user/chat/find/findMatches';
import { answered, said } from '../../../support/conversation';
import { someHelp } from '../help/someHelp';

const timestamp = '2026-03-01T09:30:00.000Z';
const filtered = (data: Extract<ChatEntry, { renderer: 'ContentFilter' }>['data']): ChatEntry => ({
  id: 9,
  renderer: 'ContentFilter',
  timestamp,
  data,
});

async function find(words: string, entries: readonly ChatEntry[]) {
  const found = await findMatches(entries, fold(words), new AbortController().signal);
  if (!found) throw new Error('The search was called off');
  return found;
}

describe('the search', () => {
  it('counts each match, and knows in which entry it stands', async () => {
    const found = await find('exam', [
      said(1, 'My exam. The EXAM!'),
      said(2, 'No'),
      answered(3, 'Which exam?'),
    ]);
    expect(found.total).toBe(3);
    expect([0, 1, 2].map((number) => matchAt(found, number))).toEqual([
      { entry: 0, nth: 0 },
      { entry: 0, nth: 1 },
      { entry: 2, nth: 0 },
    ]);
    expect(matchAt(found, 3)).toBeNull();
  });

  it.each([
    ['across marks of formatting', 'very important thing', answered(1, 'A very **important** thing')],
    [
      'in the words of a link, not in its address',
      'this page now',
      answered(1, 'See [this page](https://a.example/x) now'),
    ],
    ['behind the marks of a list', 'first second', answered(1, '1. First\n2. Second')],
    [
      'in a notice, without its tags',
      'call us & talk',
      filtered({ response: '<p>Call <b>us</b>&nbsp;&amp; talk</p>' }),
    ],
    ['in help', someHelp().words[0] ?? '', filtered({ response: '', help: someHelp() })],
  ])('finds words %s', async (_name, words, entry) => {
    expect((await find(words, [entry])).total).toBe(1);
  });

  it('does not find what nobody said', async () => {
    const entries: ChatEntry[] = [
      { id: 1, renderer: 'VideoRenderer', timestamp, data: { videoUrl: 'https://a.example/calm.mp4' } },
      answered(2, 'See [this](https://a.example/calm)'),
      filtered({ response: '<p class="calm">Here</p>' }),
    ];
    expect((await find('calm', entries)).total).toBe(0);
  });

  it('ends without an answer once it is called off', async () => {
    const calledOff = new AbortController();
    calledOff.abort();
    expect(await findMatches([said(1, 'exam')], 'exam', calledOff.signal)).toBeNull();
  });

  it('begins at what shows: there, else behind it, else before it', async () => {
    const found = await find('exam', [said(1, 'exam'), said(2, 'no'), said(3, 'exam exam'), said(4, 'no')]);
    expect(nearestMatch(found, { entry: 0, nth: 0 })).toBe(0);
    expect(nearestMatch(found, { entry: 1, nth: 0 })).toBe(1);
    expect(nearestMatch(found, { entry: 2, nth: 1 })).toBe(2);
    expect(nearestMatch(found, { entry: 3, nth: 0 })).toBe(2);
  });
});
