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

  it.each([
    [
      'ContentFilter',
      { refused: true, scores: { selfHarmDetectionScore: 0.97, need: 'danger' } },
      'Refused: self harm detection score 0.97, need danger',
    ],
    ['ContentFilter', { refused: false, scores: { need: null } }, 'Let through'],
    [
      'Session',
      { event: 'closed', sessionId: 7, summary: 'Slept.' },
      'Session closed: session id 7, summary Slept.',
    ],
    ['Session', { event: 'scored', scores: [1, 2] }, 'Session scored: scores 1 and 2'],
    ['Weather', { sun: true }, '{"sun":true}'],
  ])(
    'says in words what JSON of the category %s holds, a label first, where it is of a known kind',
    (category, text, gist) => {
      expect(readLine(line(1, category, text))).toMatchObject({ kind: 'other', gist });
    },
  );

  it('says in words what a language model has answered in JSON', () => {
    const content = JSON.stringify({ selfHarmDetectionScore: 0, relevancyScore: 0.8 });
    const call = { ...gptCall, choices: [{ message: { content }, finishReason: 'stop' }] };
    expect(readLine(line(1, 'GptCall', call)).gist).toBe(
      'Scores: self harm detection score 0, relevancy score 0.8',
    );
  });

  it('counts one token as one', () => {
    const usage = { promptTokens: 1, completionTokens: 0, totalTokens: 1 };
    expect(readLine(line(1, 'GptCall', { ...gptCall, usage }))).toMatchObject({ aside: '1 token' });
  });
});
