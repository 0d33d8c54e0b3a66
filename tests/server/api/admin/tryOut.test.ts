import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Assistant,
  AssistantFailure,
  type AssistantRequest,
} from '../../../../server/assistant/assistant';
import { coach as builtIn } from '../../../../server/assistant/coach/coach';
import { chats, costs, promptDefinitions, promptLogs } from '../../../../server/db/tables';
import type { PromptKey } from '../../../../server/domain/prompts/promptKey';
import { createPromptVersion, listPromptVersions, tryOutPrompt } from '../../../../src/api/admin/prompts';
import { sendChat } from '../../../../src/api/chat';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Ada Berg', permissions: ['read:admin', 'edit:prompts'] });
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => {
  api.answering.assistant = builtIn;
});

const usage = { promptTokens: 100, completionTokens: 10, totalTokens: 110 };

/** A model that answers with what `reply` gives, and what it was asked. */
function haveModel(reply: (request: AssistantRequest) => string | Promise<string>) {
  const asked: AssistantRequest[] = [];
  const assistant: Assistant = {
    model: 'small',
    reply: async (request) => {
      asked.push(request);
      return { text: await reply(request), finishReason: 'stop', usage };
    },
  };
  api.answering.assistant = assistant;
  return asked;
}

async function placeOf(key: PromptKey) {
  const [row] = await api.db.select().from(promptDefinitions).where(eq(promptDefinitions.key, key));
  if (!row) throw new Error(`There is no prompt ${key}`);
  return { groupId: row.groupId, definitionId: row.id };
}

const tryOut = async (key: PromptKey, body: object = {}) =>
  api.send(tryOutPrompt, staff, {
    params: await placeOf(key),
    body: { promptText: 'Be kind to {{username}}.', message: 'I am tired', values: 'examples', ...body },
  });

const kept = async () => [await api.db.$count(chats), await api.db.$count(promptLogs)];

describe('a try-out', () => {
  it('asks by the draft and by the active version, and keeps nothing but the costs', async () => {
    const params = await placeOf('coach');
    const promptDefinitionId = params.definitionId;
    const version = { promptText: 'Be brief, {{username}}.', note: '', activate: true };
    await api.send(createPromptVersion, staff, { body: { ...version, promptDefinitionId } });
    const before = await kept();
    const asked = haveModel(({ messages }) => `Heard: ${messages[0]?.content}`);

    const { data } = await tryOut('coach');
    expect(data).toMatchObject({
      model: 'small',
      draft: { filled: 'Be kind to Anna.', reply: 'Heard: Be kind to Anna.', failure: null },
      active: { filled: 'Be brief, Anna.', reply: 'Heard: Be brief, Anna.', promptTokens: 100 },
    });
    expect(data.draft.cost).toBeCloseTo(0.00035, 9);
    expect(asked.map(({ messages }) => messages)).toEqual([
      [
        { role: 'system', content: 'Be kind to Anna.' },
        { role: 'user', content: 'I am tired' },
      ],
      [
        { role: 'system', content: 'Be brief, Anna.' },
        { role: 'user', content: 'I am tired' },
      ],
    ]);
    expect(await kept()).toEqual(before);
    const paid = await api.db.select().from(costs).where(eq(costs.userId, staff));
    expect(paid.map(({ note }) => note)).toEqual(Array(4).fill('Try-out: Reply of the coach'));
  });

  it('takes what is true of the one who tries, and their latest chats', async () => {
    await api.send(sendChat, staff, { body: { input: 'I had a good day' } });
    const asked = haveModel(() => 'Yes.');
    const { data } = await tryOut('coach', { values: 'own' });
    expect(data.draft.filled).toBe('Be kind to Ada Berg.');
    const sent = asked[0]?.messages ?? [];
    expect(sent).toContainEqual({ role: 'user', content: 'I had a good day' });
    expect(sent.at(-1)).toEqual({ role: 'user', content: 'I am tired' });
  });

  it('sends a prompt without a message where it takes none, and says which those are', async () => {
    const asked = haveModel(() => 'Hello.');
    const { data } = await tryOut('greeting', { message: '' });
    expect(data.draft.reply).toBe('Hello.');
    expect(asked[0]?.messages).toEqual([{ role: 'user', content: 'Be kind to Anna.' }]);
    const offerOf = async (key: PromptKey) =>
      (await api.send(listPromptVersions, staff, { params: await placeOf(key) })).data.tryOut;
    expect([await offerOf('greeting'), await offerOf('coach'), await offerOf('safetyCheck')]).toEqual([
      { takesMessage: false },
      { takesMessage: true },
      { takesMessage: true },
    ]);
  });

  it('asks the built-in coach for replies alone, at no cost', async () => {
    const count = await api.db.$count(costs);
    expect((await tryOut('coach')).data).toMatchObject({
      model: null,
      draft: { reply: expect.any(String), cost: 0 },
    });
    expect((await tryOut('greeting', { message: '' })).data.draft).toMatchObject({
      filled: 'Be kind to Anna.',
      reply: null,
      failure: null,
    });
    expect(await api.db.$count(costs)).toBe(count);
  });

  it('says why no reply came', async () => {
    haveModel(() => {
      throw new AssistantFailure('No way', { reason: 'filtered' });
    });
    expect((await tryOut('coach')).data.draft).toMatchObject({
      reply: null,
      failure: "The model's provider let no reply through.",
    });
  });

  it('runs one at a time for each person', async () => {
    let finish = (_text: string) => {};
    const answer = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const asked = haveModel(() => answer);
    const first = tryOut('coach');
    await expect.poll(() => asked.length).toBe(1);
    expect(await tryOut('coach')).toMatchObject({
      status: 409,
      error: { message: 'Another try-out of yours is still running.' },
    });
    finish('Yes.');
    expect((await first).status).toBe(200);
    expect((await tryOut('coach')).status).toBe(200);
  });

  it.each([
    [{ message: ' ' }, 400, 'Write what the client says.'],
    [{ promptText: ' ' }, 400, 'Prompt text is required'],
    [{ message: 'x'.repeat(20_001) }, 400, expect.stringContaining('Message can be at most')],
  ])('is refused with %j', async (body, status, message) => {
    expect(await tryOut('coach', body)).toMatchObject({ status, error: { message } });
  });

  it('needs the permission to edit prompts, and a prompt that there is', async () => {
    const other = await api.newPerson({ permissions: ['read:admin'] });
    const body = { promptText: 'Be kind.', message: 'Hello', values: 'examples' as const };
    const params = await placeOf('coach');
    expect((await api.send(tryOutPrompt, other, { params, body })).status).toBe(403);
    const nowhere = { ...params, definitionId: 999 };
    expect((await api.send(tryOutPrompt, staff, { params: nowhere, body })).status).toBe(404);
  });
});
