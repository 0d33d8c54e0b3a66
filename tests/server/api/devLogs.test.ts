import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AssistantFailure } from '../../../server/assistant/assistant';
import { coach } from '../../../server/assistant/coach/coach';
import { devLogs, settings, settingVersions } from '../../../server/db/tables';
import { refreshNews } from '../../../src/api/admin/news';
import { closeSession, deleteChat, deleteChatHistory, sendChat, startChat } from '../../../src/api/chat';
import {
  ExceptionText,
  GptCallText,
  getDevLogsEnabled,
  getInitialDevLogId,
  listDevLogs,
} from '../../../src/api/developer/devLogs';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => {
  api.answering.assistant = coach;
  api.clock.reset();
  vi.restoreAllMocks();
});

const developer = (chats = 0) =>
  api.newPerson({ permissions: ['read:devlog', 'read:chatstat', 'edit:session', 'delete:chat'], chats });
const from = async (token: string, fromId: number | string) =>
  api.send(listDevLogs, token, { params: { fromId: String(fromId) } });
const initialId = async (token: string) => (await api.send(getInitialDevLogId, token)).data.initialId;
const say = (token: string, input: string) => api.send(sendChat, token, { body: { input } });
const categories = async (token: string, fromId: number) =>
  (await from(token, fromId)).data.devLogs.map(({ category }) => category);

/** Sets whether logs are written, from now on. */
async function switchLogging(value: '0' | '1') {
  const [setting] = await api.db.select().from(settings).where(eq(settings.key, 'devLogsEnabled'));
  const now = api.clock.now();
  await api.db
    .insert(settingVersions)
    .values({ settingId: setting?.id ?? 0, value, activeSinse: now, createdAt: now, createdBy: 'Test' });
}

describe('the developer log', () => {
  it('gets a line for each question to the language model, as it was asked and answered', async () => {
    const token = await developer();
    const reply = (await say(token, 'My boss shouted at me')).data.data;
    const { data } = await from(token, await initialId(token));
    const calls = data.devLogs.filter(({ category }) => category === 'GptCall');
    expect(calls).toHaveLength(1);
    const [answer] = calls.map(({ text }) => v.parse(GptCallText, JSON.parse(text)));
    expect(answer?.prompt[0]?.role).toBe('system');
    expect(answer?.prompt.at(-1)).toEqual({ role: 'user', content: 'My boss shouted at me' });
    expect(answer?.choices).toMatchObject([{ finishReason: 'stop' }]);
    expect(reply).toMatchObject({ data: { response: answer?.choices[0]?.message.content } });
    expect(answer?.usage.totalTokens).toBe(
      (answer?.usage.promptTokens ?? 0) + (answer?.usage.completionTokens ?? 0),
    );
    expect(data.latestId).toBe(data.devLogs.at(-1)?.id);
  });

  it('tells of what the prompt log holds without a copy of it, and goes with it', async () => {
    const token = await developer();
    const { userInputChatId } = (await say(token, `A long story ${'x'.repeat(50_000)}`)).data;
    const rows = await api.db.select().from(devLogs).where(eq(devLogs.userId, token));
    expect(rows.map(({ text }) => text).join('').length).toBeLessThan(1_000);
    const told = async () => JSON.stringify((await from(token, 0)).data.devLogs).includes('A long story');
    expect(await told()).toBe(true);
    expect((await api.send(deleteChat, token, { params: { id: userInputChatId } })).status).toBe(204);
    expect(await told()).toBe(false);
  });

  it('tells of sessions and modules, and what came after a line only, the oldest first', async () => {
    const token = await developer();
    await api.send(startChat, token);
    const begin = await initialId(token);
    expect(await categories(token, begin)).toEqual(['Session', 'Module']);
    await say(token, 'My boss shouted at me');
    const all = (await from(token, begin)).data;
    expect(all.devLogs.map(({ category }) => category)).toEqual(['Session', 'Module', 'Module', 'GptCall']);
    const ids = all.devLogs.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect((await from(token, ids[2] ?? 0)).data.devLogs.map(({ id }) => id)).toEqual(ids.slice(3));
    expect((await from(token, all.latestId)).data).toEqual({ devLogs: [], latestId: all.latestId });
    await api.send(closeSession, token);
    expect(await categories(token, all.latestId)).toEqual(['Session']);
  });

  it('of the current session begins after the one before, and is all there from its initial id', async () => {
    const token = await developer(10);
    const before = await initialId(token);
    expect((await from(token, before)).data.devLogs.length).toBeGreaterThan(4);
    await api.send(closeSession, token);
    await api.send(startChat, token);
    const begin = await initialId(token);
    expect(begin).toBeGreaterThan(before);
    expect(await categories(token, begin)).toEqual(['Session', 'Module']);
    // A session that has just been closed is still the latest.
    await api.send(closeSession, token);
    expect(await initialId(token)).toBe(begin);
  });

  it('is empty for somebody who has not talked yet, and from a number that is yet to come', async () => {
    const token = await developer();
    expect(await initialId(token)).toBe(0);
    expect((await from(token, 0)).data).toEqual({ devLogs: [], latestId: 0 });
    expect((await from(token, 2_000_000_000)).data).toEqual({ devLogs: [], latestId: 2_000_000_000 });
  });

  it.each(['-1', '1.5', 'x', '9007199254740993', 'nul\0'])('has no line %j', async (id) => {
    expect((await from(await developer(), id)).status).toBe(404);
  });

  it('tells of an assistant that failed, with message, stack trace and source', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const token = await developer();
    const cause = new Error('ECONNREFUSED');
    api.answering.assistant = {
      reply: async () => {
        throw new AssistantFailure('No answer', { cause });
      },
    };
    expect((await say(token, 'Hello')).status).toBe(500);
    const [line] = (await from(token, await initialId(token))).data.devLogs;
    expect(line?.category).toBe('Exception');
    const text = v.parse(ExceptionText, JSON.parse(line?.text ?? ''));
    expect(text).toMatchObject({ message: 'No answer', source: 'Assistant' });
    expect(text.stackTrace).toMatch(/^AssistantFailure: No answer\n/);
    expect(text.stackTrace).toContain('\nCaused by: Error: ECONNREFUSED');
  });

  it('tells of any other failure as well, and the call answers 500 as ever', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const token = await api.newPerson({ permissions: ['read:devlog', 'read:admin'] });
    api.answering.newsSite = {
      readPosts: async () => {
        throw new TypeError('A mistake of ours');
      },
    };
    expect((await api.send(refreshNews, token)).status).toBe(500);
    const [line] = (await from(token, 0)).data.devLogs;
    expect(JSON.parse(line?.text ?? '')).toMatchObject({
      message: 'A mistake of ours',
      source: 'POST /api/admin/news/refresh',
    });
  });

  it('tells why the database refused, but not what it should have stored', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const token = await developer();
    // Postgres has no NUL in texts.
    const usage = { promptTokens: 1, completionTokens: 1, totalTokens: 2 };
    api.answering.assistant = {
      reply: async () => ({ text: 'Words\0of comfort', finishReason: 'stop', usage }),
    };
    expect((await say(token, 'My secret sorrow')).status).toBe(500);
    const lines = (await from(token, 0)).data.devLogs.filter(({ category }) => category === 'Exception');
    expect(lines).toHaveLength(1);
    const text = v.parse(ExceptionText, JSON.parse(lines[0]?.text ?? ''));
    expect(text).toMatchObject({
      message: expect.stringContaining('invalid byte sequence'),
      source: 'POST /api/chats',
    });
    expect(lines[0]?.text).not.toMatch(/sorrow|comfort/);
  });

  it('tells of a message that was refused, without its words', async () => {
    const token = await developer();
    expect((await say(token, 'I want to kill myself')).status).toBe(400);
    const { devLogs: lines } = (await from(token, 0)).data;
    expect(lines.map(({ category }) => category)).toEqual(['ContentFilter']);
    expect(lines[0]?.text).not.toContain('kill');
    expect(JSON.parse(lines[0]?.text ?? '')).toMatchObject({ scores: { selfHarmDetected: true } });
  });

  it("is the person's own, and goes with the history", async () => {
    const [token, other] = [await developer(), await developer()];
    await say(token, 'Hello');
    expect((await from(other, 0)).data.devLogs).toEqual([]);
    await api.send(deleteChatHistory, token);
    expect((await from(token, 0)).data.devLogs).toEqual([]);
  });

  it('can be switched off by a setting, and on again', async () => {
    const token = await developer();
    await say(token, 'Hello');
    expect((await api.send(getDevLogsEnabled, token)).data).toEqual({ isEnabled: true });
    await switchLogging('0');
    expect((await api.send(getDevLogsEnabled, token)).data).toEqual({ isEnabled: false });
    expect(await from(token, 0)).toMatchObject({
      status: 400,
      error: { message: 'DevLogs are disabled serverside.' },
    });
    await say(token, 'Hello again');
    await switchLogging('1');
    const said = (await from(token, 0)).data.devLogs.map(({ text }) => text).join();
    expect(said).toContain('"Hello"');
    expect(said).not.toContain('"Hello again"');
  });

  it('is asked for with any case of its paths, and by those who may only', async () => {
    const token = await developer();
    for (const path of [
      '/api/stats/devlogs/0',
      '/API/STATS/DEVLOGS/ENABLED',
      '/api/Stats/DevLogs/currentsession/INITIALID',
    ])
      expect((await api.request('GET', path, { token })).status).toBe(200);
    const outsider = await api.newPerson({ permissions: ['read:cost', 'read:summary', 'read:chatstat'] });
    for (const path of [
      '/api/Stats/DevLogs/0',
      '/api/stats/DevLogs/enabled',
      '/api/stats/DevLogs/currentSession/initialId',
    ]) {
      expect((await api.request('GET', path, { token: outsider })).status).toBe(403);
      expect((await api.request('GET', path)).status).toBe(401);
    }
  });

  it('gives ten thousand lines at once', async () => {
    const token = await developer();
    const text = JSON.stringify({ prompt: [{ role: 'user', content: 'x'.repeat(500) }] });
    const row = { userId: token, createdAt: api.clock.now(), category: 'GptCall', text };
    await api.db.insert(devLogs).values(Array.from({ length: 10_000 }, () => row));
    const { data } = await from(token, 0);
    expect(data.devLogs).toHaveLength(10_000);
    expect(await initialId(token)).toBe(0);
  });
});
