import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coach as builtIn } from '../../../../server/assistant/coach/coach';
import { promptDefinitions, promptLogs } from '../../../../server/db/tables';
import type { PromptKey } from '../../../../server/domain/prompts/promptKey';
import {
  createPromptVersion,
  deletePromptVersion,
  getPromptUsage,
  listPromptVersions,
  tryOutPrompt,
} from '../../../../src/api/admin/prompts';
import { deleteChatHistory, sendChat } from '../../../../src/api/chat';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
let person: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:prompts'] });
  person = await api.newPerson({ permissions: ['delete:chat'] });
  // It counts its tokens, and quotes: the answer is kept as JSON.
  const usage = { promptTokens: 100, completionTokens: 10, totalTokens: 110 };
  api.answering.assistant = {
    ...builtIn,
    reply: async () => ({ text: 'I hear "you".', finishReason: 'stop', usage }),
  };
}, openingLimitMs);
afterAll(() => api.close());

async function placeOf(key: PromptKey) {
  const [row] = await api.db.select().from(promptDefinitions).where(eq(promptDefinitions.key, key));
  if (!row) throw new Error(`There is no prompt ${key}`);
  return { groupId: row.groupId, definitionId: row.id };
}

const usageOf = async (key: PromptKey) =>
  (await api.send(getPromptUsage, staff, { params: await placeOf(key) })).data;
const say = () => api.send(sendChat, person, { body: { input: 'I had a good day' } });

/** Writes a version of the coach's prompt and makes it the active one. */
async function activateNew() {
  const params = await placeOf('coach');
  const body = { promptText: 'Be kind.', note: '', activate: true, promptDefinitionId: params.definitionId };
  await api.send(createPromptVersion, staff, { body });
  const [latest] = (await api.send(listPromptVersions, staff, { params })).data.promptVersions;
  return { versionId: latest?.id ?? 0, versionNumber: latest?.number };
}

describe('the use of a prompt', () => {
  it('is counted by version and by day, with its tokens and what they cost', async () => {
    api.clock.set('2031-05-01T23:50:00.000Z');
    const first = await activateNew();
    await say();
    await say();
    api.clock.set('2031-05-02T00:10:00.000Z');
    await say();
    const second = await activateNew();
    await say();

    const once = { calls: 1, promptTokens: 100, completionTokens: 10, cost: 0.00035 };
    expect(await usageOf('coach')).toEqual({
      from: '2031-03-04',
      to: '2031-05-02',
      usage: [
        { date: '2031-05-01', ...first, calls: 2, promptTokens: 200, completionTokens: 20, cost: 0.0007 },
        { date: '2031-05-02', ...first, ...once },
        { date: '2031-05-02', ...second, ...once },
      ],
    });
    expect((await usageOf('clientSummary')).usage).toEqual([]);
  });

  it('stays, without the version, when that is deleted', async () => {
    const { versionId } = await activateNew();
    await say();
    await activateNew();
    const calls = async () => (await usageOf('coach')).usage.reduce((sum, row) => sum + row.calls, 0);
    const before = await calls();
    await api.send(deletePromptVersion, staff, { params: { id: versionId } });
    expect(await calls()).toBe(before);
    expect((await usageOf('coach')).usage).toContainEqual(
      expect.objectContaining({ versionId: null, versionNumber: null, calls: 1 }),
    );
  });

  it('is counted whatever was said', async () => {
    const usage = { promptTokens: 7, completionTokens: 3, totalTokens: 10 };
    const choices = [{ message: { content: '\u0000 \ud800 {"promptTokens":999}' }, finishReason: 'stop' }];
    await api.db.insert(promptLogs).values({
      promptKey: 'moduleSummary',
      requestJson: '{"messages":[]}',
      responseJson: JSON.stringify({ value: { choices, usage } }),
      createdAt: api.clock.now(),
    });
    expect((await usageOf('moduleSummary')).usage).toMatchObject([
      { calls: 1, promptTokens: 7, completionTokens: 3 },
    ]);
  });

  it('has no try-outs in it', async () => {
    const before = await usageOf('coach');
    const body = { promptText: 'Be brief.', message: 'I am tired', values: 'examples' as const };
    await api.send(tryOutPrompt, staff, { params: await placeOf('coach'), body });
    expect(await usageOf('coach')).toEqual(before);
  });

  it('reaches 60 days back, today among them, and loses what people delete', async () => {
    const days = async () => [...new Set((await usageOf('coach')).usage.map(({ date }) => date))];
    api.clock.set('2031-06-30T12:00:00.000Z');
    expect(await days()).toEqual(['2031-05-02']);
    await api.send(deleteChatHistory, person);
    expect(await days()).toEqual([]);
    expect((await usageOf('coach')).usage).toEqual([]);
  });

  it('says of itself how far back it reaches, is 404 without a prompt, and for staff of prompts alone', async () => {
    const params = await placeOf('coach');
    expect((await api.send(listPromptVersions, staff, { params })).data.usageDays).toBe(60);
    const nowhere = { ...params, groupId: params.groupId + 1 };
    const lost = await api.send(getPromptUsage, staff, { params: nowhere });
    expect([lost.status, lost.error.message]).toEqual([404, 'There is no such prompt.']);
    const other = await api.newPerson({ permissions: ['read:admin'] });
    expect((await api.send(getPromptUsage, other, { params })).status).toBe(403);
  });
});
