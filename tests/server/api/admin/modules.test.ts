import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeModule, listModules } from '../../../../src/api/admin/modules';
import { getChatStats, sendChat } from '../../../../src/api/chat';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:modules'] });
}, openingLimitMs);
afterAll(() => api.close());

const list = async () => (await api.send(listModules, staff)).data;
const idOf = async (name: string) => (await list()).find((module) => module.name === name)?.id ?? 0;
const turn = (id: number, enabled: unknown) =>
  api.send(changeModule, staff, { params: { id }, body: { enabled } });

describe('the modules', () => {
  it('are all there, the internal one first', async () => {
    expect((await list())[0]).toMatchObject({ id: 1, name: 'Safety check', enabled: true });
    expect(await list()).toHaveLength(7);
  });

  it('say what leads a conversation to them, and which one leads while all are off', async () => {
    const focus = (await list()).find(({ name }) => name === 'Focus');
    expect(focus?.description).toBe(
      'Leads a conversation that is about studies or what somebody wants to get done.',
    );
    const fallbacks = (await list()).filter(({ isFallback }) => isFallback);
    expect(fallbacks.map(({ name }) => name)).toEqual(['Getting to know you']);
  });

  it('keep being on or off', async () => {
    const id = await idOf('Focus');
    expect((await turn(id, false)).status).toBe(204);
    expect((await list()).find((module) => module.id === id)?.enabled).toBe(false);
    expect((await turn(id, true)).status).toBe(204);
    expect((await list()).every(({ enabled }) => enabled)).toBe(true);
  });

  it('are 404 where there are none, and either on or off', async () => {
    expect(await turn(99, true)).toMatchObject({
      status: 404,
      error: { message: 'There is no such module.' },
    });
    expect((await turn(2, 'off')).status).toBe(400);
  });

  it('are left out by the coach while they are off', async () => {
    const person = await api.newPerson({ permissions: ['read:chatstat'] });
    const moduleFor = async (input: string) => {
      const { data } = (await api.send(sendChat, person, { body: { input } })).data;
      return (await api.send(getChatStats, person, { params: { id: data.id } })).data.moduleName;
    };
    const boss = 'My boss shouted at me today';
    expect(await moduleFor(boss)).toBe('Work and money');
    await turn(await idOf('Work and money'), false);
    expect(await moduleFor(boss)).toBe('Getting to know you');
    await turn(await idOf('Work and money'), true);
    expect(await moduleFor(boss)).toBe('Work and money');
  });
});
