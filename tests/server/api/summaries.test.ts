import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeSession, sendChat } from '../../../src/api/chat';
import { getModuleSummary, getSessionSummary, getSummary } from '../../../src/api/developer/summaries';
import { hourMs } from '../support/durations';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => api.clock.reset());

const reader = () => api.newPerson({ name: 'Jonas Reiter', permissions: ['read:summary', 'edit:session'] });
const summary = async (token: string) => (await api.send(getSummary, token)).data;
const session = (token: string, sessionId: number) =>
  api.send(getSessionSummary, token, { params: { sessionId } });
const module = (token: string, sessionId: number, moduleId: number) =>
  api.send(getModuleSummary, token, { params: { sessionId, moduleId } });
async function talk(token: string, ...inputs: string[]) {
  for (const input of inputs) await api.send(sendChat, token, { body: { input } });
}
const gone = { status: 404, error: { message: 'There is no such summary.' } };

describe('the summaries', () => {
  it('are empty before the first session is over', async () => {
    const token = await reader();
    await talk(token, 'Hello');
    expect(await summary(token)).toEqual({
      userName: 'Jonas Reiter',
      generated: expect.any(String),
      clientSummary: '',
      sessionIds: [],
    });
  });

  it('tell of all sessions, the newest first, and of the person', async () => {
    const token = await reader();
    await talk(token, 'My boss shouted at me');
    await api.send(closeSession, token);
    api.clock.advance(60_000);
    await talk(token, 'I cannot sleep');
    await api.send(closeSession, token);
    const { clientSummary, sessionIds, generated } = await summary(token);
    expect(clientSummary).toMatch(/^2 sessions so far\. Lately: work; sleep/);
    expect(sessionIds).toHaveLength(2);
    const [latest, first] = sessionIds;
    expect(latest && first && latest.created > first.created).toBe(true);
    expect(generated >= (latest?.created ?? '')).toBe(true);
    expect((await session(token, latest?.sessionId ?? 0)).data).toMatchObject({
      sessionId: latest?.sessionId,
      created: latest?.created,
      summary: expect.stringContaining('I cannot sleep'),
    });
  });

  it('say when they were made, also of a session that had ended long before', async () => {
    const token = await reader();
    await talk(token, 'My boss shouted at me');
    api.clock.advance(30 * hourMs);
    const cameBack = api.clock.now().toISOString();
    await talk(token, 'I cannot sleep');
    expect((await summary(token)).generated >= cameBack).toBe(true);
  });

  it('of a session name its modules once each, with what was said on every visit', async () => {
    const token = await reader();
    await talk(token, 'My boss shouted at me', 'I cannot sleep', 'My boss wants me to work more');
    await api.send(closeSession, token);
    const [{ sessionId } = { sessionId: 0 }] = (await summary(token)).sessionIds;
    const { modules } = (await session(token, sessionId)).data;
    expect(modules.map(({ moduleName }) => moduleName)).toEqual(['Work and money', 'Stress and rest']);
    const work = modules[0];
    const { data } = await module(token, sessionId, work?.moduleId ?? 0);
    expect(data).toEqual({ ...work, summary: expect.any(String) });
    expect(data.summary).toContain('My boss shouted at me');
    expect(data.summary).toContain('My boss wants me to work more');
    expect(data.summary).not.toContain('sleep');
  });

  it("are the person's own, and 404 where there are none", async () => {
    const [token, other] = [await reader(), await reader()];
    await talk(token, 'My boss shouted at me');
    await api.send(closeSession, token);
    const [{ sessionId } = { sessionId: 0 }] = (await summary(token)).sessionIds;
    const moduleId = (await session(token, sessionId)).data.modules[0]?.moduleId ?? 0;
    expect(await session(other, sessionId)).toMatchObject(gone);
    expect(await module(other, sessionId, moduleId)).toMatchObject(gone);
    expect(await session(token, 999_999)).toMatchObject(gone);
    expect(await module(token, sessionId, 1)).toMatchObject(gone);
  });

  it('are for those only who may read them', async () => {
    const outsider = await api.newPerson({ permissions: ['read:devlog', 'read:cost', 'read:chatstat'] });
    for (const path of ['/api/summary', '/api/summary/sessions/1', '/api/summary/sessions/1/modules/1']) {
      expect((await api.request('GET', path, { token: outsider })).status).toBe(403);
      expect((await api.request('GET', path)).status).toBe(401);
    }
  });
});
