import { parseMarkdown } from '@tanstack/markdown/parser';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../../src/user/chat/reply/parseBlock';
import { splitBlocks } from '../../../../src/user/chat/reply/splitBlocks';
import { withoutLooseEnd } from '../../../../src/user/chat/reply/withoutLooseEnd';
import { beginningsOf, markedTexts } from './texts';

const sourcesOf = (text: string) => splitBlocks(text).map(({ source }) => source);

describe('a text is cut', () => {
  it.each(markedTexts)(
    'into blocks that parse to what they are in the whole, however far it has come: %j',
    (text) => {
      for (const beginning of beginningsOf(text)) {
        const whole = parseMarkdown(beginning, { frontmatter: false, headingIds: false }).children;
        expect(sourcesOf(beginning).flatMap(parseBlock), beginning).toEqual(whole);
      }
    },
  );

  it.each(markedTexts)(
    'so that the blocks above the last one stay as they are while it comes: %j',
    (text) => {
      let finished: string[] = [];
      for (const beginning of beginningsOf(text)) {
        const sources = sourcesOf(withoutLooseEnd(beginning));
        expect(sources.slice(0, finished.length), beginning).toEqual(finished);
        finished = sources.slice(0, -1);
      }
    },
  );

  it('between paragraphs, lists, quotes, headings and code, and counts the blank lines in between', () => {
    expect(splitBlocks('Intro:\n- a\n- b\n\n\nText\n```js\nx\n\ny\n```\n# Title\nText\n> a quote')).toEqual([
      { source: 'Intro:', blankLines: 0 },
      { source: '- a\n- b', blankLines: 0 },
      { source: 'Text', blankLines: 2 },
      { source: '```js\nx\n\ny\n```', blankLines: 0 },
      { source: '# Title', blankLines: 0 },
      { source: 'Text', blankLines: 0 },
      { source: '> a quote', blankLines: 0 },
    ]);
  });

  it('nowhere after code in a list whose end nobody can tell', () => {
    const text = '- a\n  ```\n  code\n\nmore\n\n```\n\nend';
    expect(sourcesOf(text)).toEqual([text]);
  });

  it('whatever its line ends are', () => {
    expect(sourcesOf('One\r\n\r\ntwo\rthree')).toEqual(['One', 'two\nthree']);
  });
});
