import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/developer/devlog/readLine';
import { gptCall, line } from './openDevLog';

describe('a line at a glance', () => {
  it('is short and on one line, however long its text is', () => {
    const { gist } = readLine(line(1, 'Weather', `sun\n\n  and ${'rain '.repeat(1000)}`));
    expect(gist).toMatch(/^sun and rain/);
    expect(gist.length).toBeLessThan(250);
  });

  it('shows the question where a language model gave no answer', () => {
    expect(readLine(line(1, 'GptCall', { ...gptCall, choices: [] }))).toMatchObject({
      kind: 'modelCall',
      gist: 'I was awake from three again.',
    });
  });

  it('counts one token as one', () => {
    const usage = { promptTokens: 1, completionTokens: 0, totalTokens: 1 };
    expect(readLine(line(1, 'GptCall', { ...gptCall, usage }))).toMatchObject({ aside: '1 token' });
  });
});
