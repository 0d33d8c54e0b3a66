import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssistantFailure, type Message } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import { createAssistant } from '../../../server/assistant/createAssistant';
import { createOpenAiAssistant } from '../../../server/assistant/openAi';

const messages: Message[] = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'Hello' },
];

interface Heard {
  url?: string;
  authorization?: string;
  body: unknown;
}

/** A model server: what it heard, and what it does with the next request. */
const heard: Heard[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request: IncomingMessage, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  heard.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) });
  answer(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
const completion = {
  choices: [{ index: 0, message: { role: 'assistant', content: ' Hello, you. ' }, finish_reason: 'length' }],
};

const ask = (options: { key?: string; timeLimitMs?: number; url?: string } = {}) =>
  createOpenAiAssistant({ url, model: 'small', ...options }).reply({ messages, language: 'en' });

describe('an OpenAI-compatible server', () => {
  it('is asked with model, messages and key, and its usage is taken over', async () => {
    answer = json({ ...completion, usage: { prompt_tokens: 11, completion_tokens: 4, total_tokens: 15 } });
    expect(await ask({ key: 'secret', url: `${url}/` })).toEqual({
      text: 'Hello, you.',
      finishReason: 'length',
      usage: { promptTokens: 11, completionTokens: 4, totalTokens: 15 },
    });
    expect(heard.at(-1)).toEqual({
      url: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: { model: 'small', messages },
    });
  });

  it('needs neither a key nor a usage', async () => {
    answer = json({ choices: [{ message: { content: 'Hello' }, finish_reason: null }] });
    expect(await ask()).toMatchObject({
      text: 'Hello',
      finishReason: 'stop',
      usage: { totalTokens: expect.any(Number) },
    });
    expect(heard.at(-1)?.authorization).toBeUndefined();
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['an error', json({ error: { message: 'overloaded' } }, 500), /answered 500: .*overloaded/],
    ['a wrong key', json({ error: 'no' }, 401), /answered 401/],
    ['a page', (response) => response.end('<html>hello</html>'), /something else than a completion/],
    ['no choice', json({ choices: [] }), /something else than a completion/],
    ['an empty text', json({ choices: [{ message: { content: ' ' }, finish_reason: 'stop' }] }), /empty/],
    ['a broken connection', (response) => response.destroy(), /could not be reached/],
    ['silence', () => {}, /took longer than 150 ms/],
    ['half an answer', (response) => void response.write('{"choices":'), /took longer than 150 ms/],
  ])('fails clearly on %s', async (_name, behaviour, message) => {
    answer = behaviour;
    const failure = await ask({ timeLimitMs: 150 }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AssistantFailure);
    expect((failure as Error).message).toMatch(message);
  });

  it('gives up when it is told to, with the reason it is given', async () => {
    const sender = new AbortController();
    answer = () => sender.abort(new Error('nobody waits'));
    const reply = createOpenAiAssistant({ url, model: 'small' }).reply({
      messages,
      language: 'en',
      signal: sender.signal,
    });
    await expect(reply).rejects.toThrow('nobody waits');
  });

  it('fails clearly when nobody is there', async () => {
    await expect(ask({ url: 'http://127.0.0.1:9/v1' })).rejects.toThrow(AssistantFailure);
  });
});

describe('the choice of an assistant', () => {
  it('is the built-in coach without an address', () => {
    expect(createAssistant({})).toBe(coach);
    expect(createAssistant({ url: '' })).toBe(coach);
  });

  it('needs a model with an address', () => {
    expect(() => createAssistant({ url })).toThrow('ASSISTANT_MODEL');
    expect(createAssistant({ url, model: 'small' })).not.toBe(coach);
  });
});
