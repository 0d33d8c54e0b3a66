import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteChatHistory, sendChat } from '../../../src/api/chat';
import { listCosts, listNewerCosts } from '../../../src/api/developer/costs';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

let api: Api;
beforeAll(async () => {
  api = await startApi();
}, openingLimitMs);
afterAll(() => api.close());
afterEach(() => api.clock.reset());

const payer = (chats = 0) =>
  api.newPerson({ name: 'Jonas Reiter', permissions: ['read:cost', 'delete:chat'], chats });
const all = async (token: string) => (await api.send(listCosts, token)).data;
const newer = (token: string, latestTimestamp: string) =>
  api.send(listNewerCosts, token, { params: { latestTimestamp } });
const say = (token: string) => api.send(sendChat, token, { body: { input: 'Hello there' } });

describe('the costs', () => {
  it('of each message are the tokens sent and received, at their price', async () => {
    const token = await payer();
    await say(token);
    const { clientName, currency, totalCost, costRows } = await all(token);
    expect([clientName, currency]).toEqual(['Jonas Reiter', 'USD']);
    expect(costRows.map(({ type, note }) => `${type}: ${note}`)).toEqual([
      'Prompt tokens: Reply of the coach',
      'Completion tokens: Reply of the coach',
    ]);
    for (const row of costRows) {
      expect(row.itemCount).toBeGreaterThan(0);
      expect(row.totalCost).toBeCloseTo(row.itemCount * row.costPrItem, 9);
      expect(String(row.totalCost).length).toBeLessThan(13);
    }
    expect(totalCost).toBeCloseTo(
      costRows.reduce((sum, row) => sum + row.totalCost, 0),
      9,
    );
  });

  it('come the oldest first; later ones are those newer than a timestamp, with the total of all', async () => {
    const token = await payer(20);
    const before = await all(token);
    const times = before.costRows.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    const latest = times.at(-1) ?? '';
    expect((await newer(token, latest)).data).toEqual({ ...before, costRows: [] });
    api.clock.advance(1000);
    await say(token);
    const { data } = await newer(token, latest);
    expect(data.costRows).toHaveLength(2);
    expect(data.costRows.every(({ timestamp }) => timestamp > latest)).toBe(true);
    const after = await all(token);
    expect(data.totalCost).toBe(after.totalCost);
    expect(after.totalCost).toBeGreaterThan(before.totalCost);
    expect(after.costRows).toEqual([...before.costRows, ...data.costRows]);
    expect((await newer(token, times[0] ?? '')).data.costRows.length).toBeLessThan(after.costRows.length);
  });

  it.each(['yesterday', '2026-02-31T00:00:00.000Z', '2026-05-20', '1', 'x\0'])(
    'take no %j for a timestamp',
    async (text) => {
      expect([400, 404]).toContain((await newer(await payer(), text)).status);
    },
  );

  it('are nothing for somebody who has not talked, and stay when the history goes', async () => {
    const token = await payer();
    expect(await all(token)).toEqual({
      clientName: 'Jonas Reiter',
      currency: 'USD',
      totalCost: 0,
      costRows: [],
    });
    await say(token);
    const before = await all(token);
    await api.send(deleteChatHistory, token);
    expect(await all(token)).toEqual(before);
  });

  it("are the person's own, for those who may see them", async () => {
    const [token, other] = [await payer(), await payer()];
    await say(token);
    expect((await all(other)).costRows).toEqual([]);
    const outsider = await api.newPerson({ permissions: ['read:devlog', 'read:summary'] });
    for (const path of ['/api/stats/costs', '/api/stats/costs/2026-05-20T00:00:00.000Z']) {
      expect((await api.request('GET', path, { token: outsider })).status).toBe(403);
      expect((await api.request('GET', path)).status).toBe(401);
      expect((await api.request('GET', path.toUpperCase().replace('%3A', ':'), { token })).status).toBe(200);
    }
  });
});
