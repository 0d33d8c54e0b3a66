import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../src/api/admin/exampleValues';
import { parseTags, tagNames } from '../../../src/api/admin/promptTags';

const filled = (text: string) =>
  parseTags(text)
    .map((part) => (part.kind === 'tag' ? (exampleOf(part) ?? part.source) : part.source))
    .join('');

const linesOf = (text: string) => filled(text).split('\n');

describe('the example of a tag', () => {
  it.each(tagNames)('is there for %s', (name) => {
    const source = name === 'question' ? '{{question:tone}}' : `{{${name}}}`;
    expect(filled(source)).not.toBe(source);
    expect(filled(source)).not.toBe('');
  });

  it('names the question that it would answer, and is empty without one', () => {
    expect(filled('{{question:tone}}')).toBe('(the answer to “tone”)');
    expect(filled('{{question}}')).toBe('');
  });

  it('has as many chats as asked for: what the client said, with the answers', () => {
    expect(linesOf('{{chatHistory:1}}').map((line) => line.split(':')[0])).toEqual(['Client', 'Coach']);
    expect(linesOf('{{chatHistory:2}}')).toHaveLength(4);
  });

  it('says how many more there would be, 10 chats and one summary being the rule', () => {
    expect(linesOf('{{chatHistory}}')[0]).toBe('(and 8 more chats before these)');
    expect(linesOf('{{moduleSummary:5}}')[0]).toBe('(and 3 more before these)');
    expect(linesOf('{{sessionSummary}}')).toHaveLength(1);
    expect(linesOf('{{moduleSummary}}')).toHaveLength(1);
  });

  it('stays short however many are asked for', () => {
    expect(filled('{{chatHistory:999999}}').length).toBeLessThan(1_000);
  });

  it('is none for what is no known tag', () => {
    expect(filled('{{nickname}} {{username')).toBe('{{nickname}} {{username');
  });
});
