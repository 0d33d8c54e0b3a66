import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  AssistantFailure,
  type AssistantRequest,
  type Message,
} from '../../../../server/assistant/assistant';
import { createOpenAiAssistant, type OpenAiOptions } from '../../../../server/assistant/openAi/openAi';
import {
  answers,
  type Behaviour,
  breaksOff,
  completion,
  delta,
  isSilent,
  type ModelServer,
  sends,
  showsPage,
  stalls,
  startModelServer,
  streams,
} from '../../support/modelServer';

const messages: Message[] = [
  { role: 'system', content: 'Be kind.' },
  { role: 'user', content: 'Hello' },
];

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const assistant = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiAssistant({ url: server.url, model: 'small', timeLimitMs: 5_000, ...options });

/** Asks, and hears the pieces of the reply as they come. */
async function ask(
  behaviour: Behaviour,
  options?: Partial<OpenAiOptions>,
  request?: Partial<AssistantRequest>,
) {
  server.does(behaviour);
  const pieces: string[] = [];
  const reply = await assistant(options).reply({
    messages,
    language: 'en',
    onText: (piece) => pieces.push(piece),
    ...request,
  });
  return { ...reply, pieces };
}

/** Asks in vain. */
async function failureOf(behaviour: Behaviour, options?: Partial<OpenAiOptions>): Promise<AssistantFailure> {
  const failure = await ask(behaviour, options).catch((error: unknown) => error);
  if (!(failure instanceof AssistantFailure)) throw new Error('There was no failure', { cause: failure });
  return failure;
}

const counted = { promptTokens: 11, completionTokens: 4, totalTokens: 15 };

describe('a server that streams', () => {
  it('is asked with model, messages and key; its words are heard as they come, its tokens taken over', async () => {
    expect(
      await ask(streams(['Hello', ', ', 'you.'], { finishReason: 'length' }), {
        key: 'secret',
        url: `${server.url}/`,
      }),
    ).toEqual({
      text: 'Hello, you.',
      pieces: ['Hello', ',', ' you.'],
      finishReason: 'length',
      usage: counted,
      isStreamed: true,
    });
    expect(server.heard.at(-1)).toEqual({
      url: '/v1/chat/completions',
      authorization: 'Bearer secret',
      body: { model: 'small', messages, stream: true, stream_options: { include_usage: true } },
    });
  });

  it('needs neither a key nor a count of tokens', async () => {
    const reply = await ask(streams(['Hello, ', 'you.'], { counts: false }));
    expect(reply.usage).toMatchObject({ completionTokens: 3, totalTokens: expect.any(Number) });
    expect(server.heard.at(-1)?.authorization).toBeUndefined();
  });

  it('is asked without the wish for tokens when it refuses that, and from then on', async () => {
    const behaviour: Behaviour = (response, heard) =>
      heard.body.stream_options
        ? answers(
            { detail: [{ loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
            422,
          )(response, heard)
        : streams(['Hello'])(response, heard);
    server.does(behaviour);
    const one = assistant();
    const before = server.heard.length;
    for (const _ of [1, 2]) expect((await one.reply({ messages, language: 'en' })).text).toBe('Hello');
    expect(server.heard.slice(before).map(({ body }) => [body.stream, 'stream_options' in body])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it('may cut its events and letters anywhere, and comment on them', async () => {
    const bytes = new TextEncoder().encode(
      `: working\n\n${delta({ content: 'Så smør' })}${delta({ content: ' 🙂.' })}${delta({}, 'stop')}`,
    );
    const reply = await ask(sends(...Array.from(bytes, (byte) => Uint8Array.of(byte))));
    expect(reply.text).toBe('Så smør 🙂.');
  });

  it('lets no half character out, nor what no database takes, nor space around the reply', async () => {
    const { pieces, text } = await ask(
      streams(['\n\n', 'Well \ud83d', '\ude42', ' \0nice\ud83d', '.', ' \n']),
    );
    expect(pieces).toEqual(['Well', ' 🙂', ' nice', '\ufffd.']);
    expect(text).toBe('Well 🙂 nice\ufffd.');
  });

  it('need not end its reply when the reply has ended', async () => {
    const reply = await ask(breaksOff(delta({ content: 'All said.' }), delta({}, 'stop')));
    expect(reply.text).toBe('All said.');
  });
});

describe('a server that closes a connection just as it is used again', () => {
  it('is asked once more, and no third time', async () => {
    server.heard.length = 0;
    const { text } = await ask((response, heard) => {
      if (server.heard.length === 1) response.destroy();
      else streams(['Here I am.'])(response, heard);
    });
    expect(text).toBe('Here I am.');
    server.heard.length = 0;
    await failureOf((response) => void response.destroy());
    expect(server.heard).toHaveLength(2);
  });
});

describe('a server that does not stream', () => {
  it('answers in one piece', async () => {
    expect(await ask(answers(completion(' Hello, you. ')))).toEqual({
      text: 'Hello, you.',
      pieces: ['Hello, you.'],
      finishReason: 'stop',
      usage: counted,
      isStreamed: false,
    });
  });

  it('and refuses to, is asked for the whole reply', async () => {
    const behaviour: Behaviour = (response, heard) =>
      heard.body.stream
        ? answers({ error: { message: 'streaming is not supported' } }, 400)(response, heard)
        : answers(completion('Hello'))(response, heard);
    expect((await ask(behaviour)).text).toBe('Hello');
  });
});

describe('what a model thinks to itself', () => {
  it.each<[string, Behaviour]>([
    ['between tags', streams(['<think>', 'Hm, secret.', '</think>\n\nHello', ' you'])],
    [
      'between tags cut in pieces',
      streams(['<th', 'ink>Hm, sec', 'ret.</', 'thi', 'nk>', 'Hello <', 'b> you']),
    ],
    [
      'beside the reply',
      sends(delta({ reasoning_content: 'secret' }), delta({ content: 'Hello you' }), delta({}, 'stop')),
    ],
    [
      'as a part of its own',
      sends(
        delta({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'secret' }] }] }),
        delta({ content: [{ type: 'text', text: 'Hello you' }] }),
        delta({}, 'stop'),
      ),
    ],
    ['in a whole reply', answers(completion('<think>secret</think>Hello you'))],
    ['in a whole reply, without its beginning', answers(completion('Hm, secret.</think>Hello you'))],
  ])('reaches nobody: %s', async (_name, behaviour) => {
    const { text, pieces } = await ask(behaviour);
    expect(text.replace('<b>', '')).toMatch(/^Hello {1,2}you$/);
    expect(pieces.join('')).toBe(text);
  });

  it('counts among the tokens where nobody else counts them', async () => {
    const thoughts = `<think>${'Hm. '.repeat(100)}</think>`;
    const { usage: estimated } = await ask(streams([thoughts, 'Hello'], { counts: false }));
    expect(estimated.completionTokens).toBeGreaterThan(100);
  });

  it('without a tag at its beginning is known from the second reply on', async () => {
    server.does(streams(['Hm, ', 'secret.', '</think>', 'Hello']));
    const one = assistant();
    await expect(one.reply({ messages, language: 'en' })).rejects.toThrow('amid its thoughts');
    const pieces: string[] = [];
    const again = await one.reply({ messages, language: 'en', onText: (piece) => pieces.push(piece) });
    expect([again.text, pieces]).toEqual(['Hello', ['Hello']]);
    server.does(streams(['This time ', 'without.']));
    expect((await one.reply({ messages, language: 'en' })).text).toBe('This time without.');
    server.does(streams(['Hm, ', 'secr'], { finishReason: 'length' }));
    await expect(one.reply({ messages, language: 'en' })).rejects.toThrow('nothing but its thoughts');
  });

  it('is no reply by itself', async () => {
    const { message } = await failureOf(streams(['<think>on and on'], { finishReason: 'length' }));
    expect(message).toMatch(/nothing but its thoughts$/);
  });
});

describe('a filter of the provider', () => {
  const policy = { error: { code: 'content_filter', message: 'The prompt was filtered.', status: 400 } };
  it.each<[string, Behaviour]>([
    ['that refuses the message', answers(policy, 400)],
    [
      'that names itself further inside',
      answers({ error: { message: 'no', innererror: { code: 'ResponsibleAIPolicyViolation' } } }, 400),
    ],
    ['that stops the reply', streams(['I w'], { finishReason: 'content_filter' })],
    ['that stops it with an error', sends(delta({ content: 'I w' }), `data: ${JSON.stringify(policy)}\n\n`)],
    [
      'that holds a whole reply back',
      answers({ choices: [{ message: { content: null }, finish_reason: 'content_filter' }] }),
    ],
  ])('%s is told apart from a failure', async (_name, behaviour) => {
    expect((await failureOf(behaviour)).reason).toBe('filtered');
  });
});

describe('a failure names its cause', () => {
  const tool = { tool_calls: [{ id: '1', type: 'function', function: { name: 'search', arguments: '{}' } }] };
  const broken = Uint8Array.of(0x64, 0x61, 0xff, 0xfe);
  it.each<[string, Behaviour, RegExp]>([
    [
      'an error',
      answers({ error: { message: 'overloaded' } }, 500),
      /^The model 'small' at .*\/v1 answered 500: overloaded$/,
    ],
    [
      'an unknown model',
      answers({ error: { message: "model 'small' not found" } }, 404),
      /^ASSISTANT_MODEL: .* does not know the model 'small' \(404/,
    ],
    [
      'a model that is no model',
      answers({ error: { message: 'small is not a valid model ID' } }, 400),
      /^ASSISTANT_MODEL: /,
    ],
    ['an address without completions', answers('404 page not found', 404), /^ASSISTANT_URL: .*end in \/v1/],
    ['a page', showsPage, /answered with a page/],
    ['no choice', answers({ choices: [] }), /without a choice/],
    ['a stream without a choice', sends('data: {"choices":[]}\n\n', 'data: [DONE]\n\n'), /without a choice/],
    ['an empty text', answers(completion(' ')), /replied with nothing$/],
    ['an empty stream', sends(), /broke off/],
    ['a wish for a tool', answers(completion(null, tool)), /asked for a tool/],
    [
      'a wish for a tool amid a reply',
      sends(delta({ content: 'Let me see' }), delta(tool), delta({}, 'tool_calls')),
      /asked for a tool/,
    ],
    ['no JSON', sends('data: {"choices":\n\n'), /something else than a part of a reply/],
    [
      'an error amid the reply',
      sends(delta({ content: 'He' }), 'data: {"error":{"message":"out of memory"}}\n\n'),
      /out of memory/,
    ],
    [
      'an error of an older server',
      sends(delta({ content: 'He' }), 'error: {"message":"slot gone"}\n\n'),
      /slot gone/,
    ],
    ['a broken connection', (response) => void response.destroy(), /broke off the connection/],
    ['a connection broken amid the reply', breaksOff(delta({ content: 'He' })), /broke off/],
    ['half a reply', sends(delta({ content: 'He' })), /broke off in the middle/],
    ['broken UTF-8', sends(delta({ content: 'He' }), broken), /broken UTF-8/],
    ['silence', isSilent, /took longer than 0.3 s/],
    ['half a whole reply', (response) => void response.write('{"choices":'), /took longer than 0.3 s/],
    ['a standstill', stalls(delta({ content: 'He' })), /sent nothing more for 0.1 s/],
  ])('%s', async (_name, behaviour, message) => {
    const failure = await failureOf(behaviour, { timeLimitMs: 300, stallLimitMs: 100 });
    expect(failure.message).toMatch(message);
    expect(failure.reason).toBe('failed');
  });

  it('a key that is missing or wrong', async () => {
    expect((await failureOf(answers({}, 401))).message).toMatch(/^ASSISTANT_KEY is missing: /);
    expect((await failureOf(answers({ error: 'no' }, 401), { key: 'x' })).message).toMatch(
      /^ASSISTANT_KEY: .*\(401: no\)/,
    );
  });

  it('nobody at the address', async () => {
    const { message } = await failureOf(isSilent, { url: 'http://127.0.0.1:1/v1' });
    expect(message).toMatch(/^ASSISTANT_URL: http:\/\/127.0.0.1:1\/v1 can't be reached/);
  });

  it('ten megabytes, as a whole or on and on, of which no more than the bound is read', async () => {
    const huge = 'x'.repeat(10_000_000);
    expect((await failureOf(answers(completion(huge)))).message).toContain('more than 8000000 bytes');
    expect((await failureOf(answers(completion(huge.slice(0, 200_000))))).message).toContain(
      '100000 characters',
    );
    let written = 0;
    const endless: Behaviour = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const piece = delta({ content: 'on and on '.repeat(1_000) });
      const write = () => {
        while (!response.destroyed && response.write(piece)) written += piece.length;
      };
      response.on('drain', write);
      write();
    };
    expect((await failureOf(endless)).message).toContain('more than 100000 characters');
    expect(written).toBeLessThan(5_000_000);
  });

  it('without what the server repeats of the conversation', async () => {
    const echo = { detail: [{ msg: 'Field required', loc: ['body', 'top_k'], input: { messages } }] };
    const { message } = await failureOf(answers(echo, 422));
    expect(message).toMatch(/Field required/);
    expect(message).not.toContain('Be kind');
    const said = { role: 'user', content: 'I have not slept since my brother left.' } as const;
    const told = { error: { message: `messages[1]: bad content "${said.content}" at byte 12` } };
    server.does(answers(told, 400));
    const request = { messages: [...messages, said], language: 'en' };
    const failure: unknown = await assistant()
      .reply(request)
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/answered 400: messages\[1\]: bad content "… at byte 12$/);
  });
});

describe('giving up', () => {
  it('reaches the server, with the reason of whoever gave up', async () => {
    const sender = new AbortController();
    const before = server.givenUp();
    const reply = ask(
      stalls(delta({ content: 'Hel' })),
      {},
      {
        signal: sender.signal,
        onText: () => sender.abort(new Error('nobody waits')),
      },
    );
    await expect(reply).rejects.toThrow('nobody waits');
    await vi.waitFor(() => expect(server.givenUp()).toBe(before + 1));
  });

  it('before the question asks nobody', async () => {
    const before = server.heard.length;
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(ask(streams(['Hello']), {}, { signal })).rejects.toThrow('too late');
    expect(server.heard).toHaveLength(before);
  });

  it('on a reply that is no good reaches the server as well', async () => {
    const before = server.givenUp();
    await failureOf(stalls(delta({ tool_calls: [{}] })));
    await vi.waitFor(() => expect(server.givenUp()).toBe(before + 1));
  });
});
