import { expect, test } from 'vitest';
import { lineCount } from '../../../src/admin/prompts/lineCount';

test.each([
  ['', 1],
  ['Hello', 1],
  ['Hello\n', 2],
  ['Hello\n\nthere', 3],
])('%j has %i lines as one counts them in an editor', (text, count) => {
  expect(lineCount(text)).toBe(count);
});
