import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coach as builtIn } from '../../../../server/assistant/coach/coach';
import { promptDefinitions, promptLogs, questions } from '../../../../server/db/tables';
import {
  activatePromptVersion,
  createPromptVersion,
  deletePromptVersion,
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
} from '../../../../src/api/admin/prompts';
import { getChatStats, sendChat } from '../../../../src/api/chat';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
let coach: { groupId: number; definitionId: number };
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Ada Berg', permissions: ['read:admin', 'edit:prompts'] });
  const [definition] = await api.db
    .select()
    .from(promptDefinitions)
    .where(eq(promptDefinitions.key, 'coach'));
  if (!definition) throw new Error('There is no coach prompt');
  coach = { groupId: definition.groupId, definitionId: definition.id };
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(() => api.clock.reset());

const versions = async () =>
  (await api.send(listPromptVersions, staff, { params: coach })).data.promptVersions;
const activeOnes = async () => (await versions()).filter(({ active }) => active);
const inactive = async () => {
  const version = (await versions()).find(({ active }) => !active);
  if (!version) throw new Error('Every version is active');
  return version;
};
const activeId = async () => (await activeOnes())[0]?.id ?? 0;
const create = (body: object) =>
  api.send(createPromptVersion, staff, {
    body: {
      promptText: 'Be kind.',
      promptDefinitionId: coach.definitionId,
      note: '',
      activate: false,
      ...body,
    },
  });
const activate = (id: number, place: object = {}) =>
  api.send(activatePromptVersion, staff, { params: { ...coach, ...place, id } });
const remove = (id: number) => api.send(deletePromptVersion, staff, { params: { id } });

describe('the prompts', () => {
  it('lie in groups', async () => {
    const groups = (await api.send(listPromptGroups, staff)).data;
    expect(groups.map(({ title }) => title)).toEqual(['Conversation', 'Safety', 'Summaries']);
    const titles = await Promise.all(
      groups.map(async ({ id }) =>
        (await api.send(listPromptDefinitions, staff, { params: { groupId: id } })).data.map(
          ({ title }) => title,
        ),
      ),
    );
    expect(titles).toEqual([
      ['Coach', 'First greeting', 'Welcome back'],
      ['Self-harm and relevancy'],
      ['Module summary', 'Session summary', 'Client summary'],
    ]);
  });

  it('say which tags are not meant for them, and which questions there are', async () => {
    const tagsOf = async (key: string) => {
      const isIt = eq(promptDefinitions.key, key);
      const [found] = await api.db.select().from(promptDefinitions).where(isIt);
      const params = { groupId: found?.groupId ?? 0, definitionId: found?.id ?? 0 };
      return (await api.send(listPromptVersions, staff, { params })).data.tags;
    };
    const columns = { question: 'How?', description: 'So.', mandatory: false, sortOrder: 1 };
    const scale = { answerTypeId: 1 as const, minValue: 0, maxValue: 9 };
    await api.db.insert(questions).values({ ...columns, ...scale, key: 'tagged', active: false });
    expect((await tagsOf('coach'))?.misplaced).toEqual(['chat']);
    expect((await tagsOf('moduleSummary'))?.misplaced).toEqual([]);
    expect((await tagsOf('coach'))?.questionKeys).toContain('tagged');
  });

  it('say whether the assistant reads them', async () => {
    const readBy = async () => (await api.send(listPromptVersions, staff, { params: coach })).data.assistant;
    expect(await readBy()).toEqual({ model: null, readsPrompt: false });
    api.answering.assistant = { ...builtIn, model: 'small' };
    expect(await readBy()).toEqual({ model: 'small', readsPrompt: true });
    api.answering.assistant = builtIn;
  });

  it('show their names and their versions, newest first', async () => {
    const { data } = await api.send(listPromptVersions, staff, { params: coach });
    expect(data).toMatchObject({
      groupName: 'Conversation',
      definitionName: 'Coach',
      definitionDescription: expect.stringContaining('conversation'),
    });
    const times = data.promptVersions.map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(data.promptVersions.filter(({ active }) => active)).toHaveLength(1);
  });

  it('are found whatever the case of the path', async () => {
    const path = `/api/ADMIN/promptgroups/${coach.groupId}/PROMPTdefinitions/${coach.definitionId}/promptversions`;
    expect((await api.request('GET', path, { token: staff })).status).toBe(200);
  });

  it('are 404 where there are none', async () => {
    const nowhere = { groupId: 999, definitionId: 999 };
    const groups = await api.send(listPromptDefinitions, staff, { params: nowhere });
    expect([groups.status, groups.error.message]).toEqual([404, 'There is no such group of prompts.']);
    for (const place of [
      nowhere,
      { ...coach, groupId: coach.groupId + 1 },
      { ...coach, definitionId: 999 },
    ]) {
      const found = await api.send(listPromptVersions, staff, { params: place });
      expect([found.status, found.error.message]).toEqual([404, 'There is no such prompt.']);
    }
  });
});

describe('a new version', () => {
  it('stands on top with its text, note and author, and leaves the active one alone', async () => {
    const before = await activeId();
    api.clock.set('2031-01-02T03:04:05.678Z');
    expect((await create({ promptText: ' Be {{username}}.\n', note: 'A try-out' })).status).toBe(204);
    expect((await versions())[0]).toMatchObject({
      text: ' Be {{username}}.\n',
      note: 'A try-out',
      createdBy: 'Ada Berg',
      active: false,
      timestamp: expect.stringMatching(/^2031-01-02T03:04:05/),
    });
    expect(await activeId()).toBe(before);
  });

  it('becomes the only active one when it is saved and activated', async () => {
    expect((await create({ promptText: 'Be brief.', activate: true })).status).toBe(204);
    expect(await activeOnes()).toMatchObject([{ text: 'Be brief.' }]);
  });

  it('is the only active one, however many are saved and activated at once', async () => {
    const saved = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((promptText) => create({ promptText, activate: true })),
    );
    expect(saved.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await activeOnes()).toHaveLength(1);
  });

  it.each([
    [{ promptText: ' \n' }, 400, 'Prompt text is required'],
    [{ note: 'x'.repeat(1001) }, 400, 'Note can be at most 1000 characters'],
    [{ promptDefinitionId: 999 }, 404, 'There is no such prompt.'],
    [{ promptDefinitionId: 2 ** 40 }, 404, 'There is no such prompt.'],
  ])('is refused with %j', async (body, status, message) => {
    const count = (await versions()).length;
    expect(await create(body)).toMatchObject({ status, error: { message } });
    expect(await versions()).toHaveLength(count);
  });

  it('may have a note of 1000 characters', async () => {
    expect((await create({ note: 'x'.repeat(1000) })).status).toBe(204);
  });
});

describe('the numbers of versions', () => {
  it('count up, and no number is given twice', async () => {
    const latestNumber = async () => Math.max(...(await versions()).map(({ number }) => number ?? 0));
    const before = await latestNumber();
    await create({});
    expect(await latestNumber()).toBe(before + 1);
    const latest = (await versions()).find(({ number }) => number === before + 1);
    await remove(latest?.id ?? 0);
    await create({});
    expect(await latestNumber()).toBe(before + 2);
  });
});

describe('who has activated what', () => {
  const activations = async () =>
    (await api.send(listPromptVersions, staff, { params: coach })).data.activations ?? [];

  it('is kept with each activation, the latest first', async () => {
    const colleague = await api.newPerson({ name: 'Bo Falk', permissions: ['read:admin', 'edit:prompts'] });
    api.clock.set('2031-02-03T04:05:06.000Z');
    await create({ activate: true });
    const { id, number } = await inactive();
    await api.send(activatePromptVersion, colleague, { params: { ...coach, id } });
    const [latest, former] = await activations();
    const activatedAt = expect.stringMatching(/^2031-02-03T04:05:06/);
    expect(latest).toEqual({ versionId: id, versionNumber: number, activatedBy: 'Bo Falk', activatedAt });
    expect(former).toMatchObject({ activatedBy: 'Ada Berg', activatedAt });
  });

  it('is kept when nothing is activated, and when the version goes', async () => {
    const count = (await activations()).length;
    await create({});
    await activate(await activeId());
    await activate(99_999);
    expect(await activations()).toHaveLength(count);

    await create({ activate: true });
    const [version] = await activeOnes();
    await create({ activate: true });
    await remove(version?.id ?? 0);
    expect((await activations())[1]).toMatchObject({ versionId: null, versionNumber: version?.number });
  });
});

describe('activating', () => {
  it('makes the others inactive', async () => {
    const { id } = await inactive();
    expect((await activate(id)).status).toBe(204);
    expect((await activeOnes()).map((version) => version.id)).toEqual([id]);
  });

  it('is refused for the active version', async () => {
    expect(await activate(await activeId())).toMatchObject({
      status: 400,
      error: { message: 'This version is active already.' },
    });
  });

  it('is 404 for an unknown version, and in the wrong place', async () => {
    const { id } = await inactive();
    const error = { message: 'There is no such version of the prompt.' };
    expect(await activate(99_999)).toMatchObject({ status: 404, error });
    expect(await activate(id, { groupId: coach.groupId + 1 })).toMatchObject({ status: 404, error });
    expect(await activate(id, { definitionId: coach.definitionId + 1 })).toMatchObject({
      status: 404,
      error,
    });
  });

  it('changes what the assistant is sent with the next message', async () => {
    const person = await api.newPerson({ name: 'Robin Example', permissions: ['read:chatstat'] });
    const sentNow = async () => {
      const sent = await api.send(sendChat, person, { body: { input: 'I had a good day' } });
      const params = { id: sent.data.data.id };
      const { promptLogs: logs } = (await api.send(getChatStats, person, { params })).data;
      return logs.find(({ promptKey }) => promptKey === 'coach')?.requestJson;
    };
    await create({ promptText: 'First words for {{username}}.', activate: true });
    expect(await sentNow()).toContain('First words for Robin Example.');
    await create({ promptText: 'Other words for {{username}}.' });
    expect(await sentNow()).toContain('First words');
    const other = (await versions()).find(({ text }) => text.startsWith('Other words'));
    await activate(other?.id ?? 0);
    expect(await sentNow()).toContain('Other words for Robin Example.');
  });
});

describe('deleting', () => {
  it('takes an inactive version away', async () => {
    const { id } = await inactive();
    expect((await remove(id)).status).toBe(204);
    expect((await versions()).map((version) => version.id)).not.toContain(id);
    expect(await remove(id)).toMatchObject({
      status: 404,
      error: { message: 'There is no such version of the prompt.' },
    });
  });

  it('never takes the version away that somebody activates at the same moment', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await create({});
      const { id } = await inactive();
      await Promise.all([activate(id), remove(id)]);
      expect(await activeOnes()).toHaveLength(1);
    }
  });

  it('is refused for the active version', async () => {
    const id = await activeId();
    expect(await remove(id)).toMatchObject({
      status: 400,
      error: { message: "The active version can't be deleted. Activate another one first." },
    });
    expect(await activeId()).toBe(id);
  });

  it('leaves the logs of replies that a version led to', async () => {
    const person = await api.newPerson();
    await create({ promptText: 'Soon to be gone.', activate: true });
    const id = await activeId();
    await api.send(sendChat, person, { body: { input: 'I had a good day' } });
    const logsOf = () => api.db.select().from(promptLogs).where(eq(promptLogs.promptVersionId, id));
    const [log] = await logsOf();
    expect(log).toBeDefined();
    await create({ activate: true });
    expect((await remove(id)).status).toBe(204);
    expect(await logsOf()).toEqual([]);
    expect(await api.db.$count(promptLogs, eq(promptLogs.id, log?.id ?? 0))).toBe(1);
  });
});
