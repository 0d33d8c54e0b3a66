import { describe, expect, it } from 'vitest';
import { hasMarks } from '../../../../src/user/chat/reply/hasMarks';

describe('light markup', () => {
  it.each([
    'That was *hard*.',
    'Use `npm start`',
    'One:\n- two',
    '1) one',
    '# Title',
    'He said:\n> no',
    'See https://help.example',
    '[us](https://help.example)',
    'a\n---\nb',
    '| a |',
  ])('is seen in %j', (text) => {
    expect(hasMarks(text)).toBe(true);
  });

  it.each([
    'I hear you - that was hard (and long).',
    'It took 3 hours.\n\nSince 1986, that is + some more.',
    '#tired & 2 > 1, "or" so; 50 % of it!',
    '<b>no</b> javascript:alert(1) C:\\temp',
  ])('is not seen in %j', (text) => {
    expect(hasMarks(text)).toBe(false);
  });
});
