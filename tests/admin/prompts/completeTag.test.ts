import { expect, it } from 'vitest';
import { completedTag, tagStartAt } from '../../../src/admin/prompts/completeTag';

it.each([
  ['{{', 9, 2],
  ['Say {{us', 1, 6],
  ['Say {{ SESS', 1, 7],
  ['Say {{C', 3, 6],
])('offers the tags that fit at the end of %j', (text, count, from) => {
  const start = tagStartAt(text, text.length);
  expect(start?.fitting).toHaveLength(count);
  expect(start).toMatchObject({ from, to: text.length });
});

it.each(['', '{', '{{username}}', '{{question:', '{{nobody', 'username'])(
  'offers none at the end of %j',
  (text) => {
    expect(tagStartAt(text, text.length)).toBeNull();
  },
);

it('closes a tag, unless it is closed already, and leaves the caret where one goes on', () => {
  expect(completedTag('{{us', { to: 4 }, 'username')).toEqual({ inserted: 'username}}', caret: 10 });
  expect(completedTag('{{us}} x', { to: 4 }, 'username')).toEqual({ inserted: 'username', caret: 10 });
  expect(completedTag('{{', { to: 2 }, 'question')).toEqual({ inserted: 'question:}}', caret: 9 });
});
