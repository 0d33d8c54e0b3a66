import { describe, expect, it, vi } from 'vitest';
import type { Assistant } from '../../../server/assistant/assistant';
import { paced } from '../../../server/assistant/paced';

const text = 'One two three.\n\nFour, five & six. ';
const whole: Assistant = {
  reply: async () => ({
    text,
    finishReason: 'stop',
    usage: { promptTokens: 1, completionTokens: 1, totalTokens: 2 },
  }),
};
const request = { messages: [], language: 'en' };

describe('a paced reply', () => {
  it('comes in pieces of whole words that make up the text', async () => {
    const pieces: string[] = [];
    const reply = paced(whole, 160).reply({ ...request, onText: (piece) => pieces.push(piece) });
    expect(await reply).toMatchObject({ text });
    expect(pieces).toHaveLength(4);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\S\s*$/);
  });

  it('comes at once without a pace, and to whoever does not listen', async () => {
    const onText = vi.fn();
    await paced(whole, 0).reply({ ...request, onText });
    expect(onText).toHaveBeenCalledExactlyOnceWith(text);
    expect(await paced(whole, 60_000).reply(request)).toMatchObject({ text });
  });

  it('ends when it is given up', async () => {
    const stop = new AbortController();
    const reply = paced(whole, 400).reply({
      ...request,
      signal: stop.signal,
      onText: () => stop.abort('enough'),
    });
    await expect(reply).rejects.toBe('enough');
  });
});
