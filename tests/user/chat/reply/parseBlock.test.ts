import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../../src/user/chat/reply/parseBlock';

describe('a block', () => {
  it('keeps a line that would define a link', () => {
    expect(parseBlock('[Ann]: Hello\n[^1]: *Why*')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: '[Ann]: Hello\n[^1]: ' },
          { type: 'emphasis', children: [{ type: 'text', value: 'Why' }] },
        ],
      },
    ]);
  });

  it('of code keeps every line, whatever the line looks like', () => {
    expect(parseBlock('````md title\n```js\n[a]: b\n``` c\n````')).toEqual([
      { type: 'code', lang: 'md', value: '```js\n[a]: b\n``` c' },
    ]);
  });

  it('of code may end with the text', () => {
    expect(parseBlock('```\na\n``')).toEqual([{ type: 'code', value: 'a\n``' }]);
  });

  it('with three backticks around words in a line stays text', () => {
    expect(parseBlock('```npm start``` runs *it*')).toEqual([
      { type: 'paragraph', children: [{ type: 'text', value: '```npm start``` runs *it*' }] },
    ]);
  });

  it('is parsed once while it is among the latest', () => {
    const nodes = parseBlock('once *only*');
    parseBlock('another');
    expect(parseBlock('once *only*')).toBe(nodes);
    parseBlock('x'.repeat(200_000));
    expect(parseBlock('once *only*')).not.toBe(nodes);
  });
});
