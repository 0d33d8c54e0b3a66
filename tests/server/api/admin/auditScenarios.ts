import { eq } from 'drizzle-orm';
import {
  genericFeedback,
  modules,
  promptVersions,
  prospects,
  questions,
  sessions,
  settings,
  settingVersions,
  signupSources,
  terms,
  users,
} from '../../../../server/db/tables';
import type { AuditFeature } from '../../../../src/api/admin/audit';
import type { Api } from '../../support/startApi';

interface Scenario {
  feature: AuditFeature;
  /** What is sent, once what it needs is there. */
  prepare(api: Api): Promise<{ params?: Record<string, string | number>; body?: unknown }>;
}

let count = 0;
const next = () => ++count;
const later = '2031-01-01T00:00:00.000Z';
const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0;
const written = { createdAt: new Date('2030-01-01T00:00:00Z'), createdBy: 'Ada' };

const addTerms = async ({ db }: Api, activated = false) => ({
  id: idOf(
    await db
      .insert(terms)
      .values({ ...written, content: 'Old', validFrom: new Date(later), activated })
      .returning(),
  ),
});
const addQuestion = async ({ db }: Api, answerTypeId: 1 | 2 = 1) => ({
  id: idOf(
    await db
      .insert(questions)
      .values({
        question: 'How?',
        description: 'So.',
        key: `key${next()}`,
        mandatory: false,
        active: false,
        answerTypeId,
        sortOrder: next(),
        ...(answerTypeId === 1 ? { minValue: 0, maxValue: 5 } : {}),
      })
      .returning(),
  ),
});
const addProspect = async ({ db }: Api) => {
  const person = { name: 'Ada', email: `ada${next()}@example.com`, source: 'x', ipAddress: '' };
  const at = { createdAt: new Date(), unsubscribeKey: `key ${next()}` };
  return {
    id: idOf(
      await db
        .insert(prospects)
        .values({ ...person, ...at })
        .returning(),
    ),
  };
};
const addSource = async ({ db }: Api) => ({
  id: idOf(
    await db
      .insert(signupSources)
      .values({ ...written, source: `source${next()}`, description: 'Old', maxAutoSignups: 1 })
      .returning(),
  ),
});
const addFeedback = async ({ db }: Api, trelloId: number | null = null) => {
  const at = { createdAt: new Date(), updatedAt: new Date(), state: 'New' as const };
  const said = { category: 'bug' as const, opinion: 1, feedback: 'Hm', page: '/chat' };
  return {
    type: 'generic',
    id: idOf(
      await db
        .insert(genericFeedback)
        .values({ ...at, ...said, trelloId })
        .returning(),
    ),
  };
};
const settingVersion = async ({ db }: Api) => {
  const [{ id = 0 } = {}] = await db.select().from(settings).where(eq(settings.key, 'sessionIdleHours'));
  const value = { settingId: id, value: '4', activeSinse: new Date(later), ...written };
  return { id, versionId: idOf(await db.insert(settingVersions).values(value).returning()) };
};
const promptVersion = async ({ db }: Api) => {
  const version = {
    definitionId: 1,
    text: 'Be kind.',
    note: '',
    active: false,
    number: 100 + next(),
    ...written,
  };
  return {
    groupId: 1,
    definitionId: 1,
    id: idOf(await db.insert(promptVersions).values(version).returning()),
  };
};
const someUser = async (api: Api) => {
  const id = await api.newPerson({ chats: 4 });
  await api.db
    .update(users)
    .set({ knownRoles: ['Old role'] })
    .where(eq(users.id, id));
  return { id };
};
const sharedSession = async (api: Api) => {
  const id = await api.newPerson({ chats: 4 });
  await api.db.update(users).set({ shareData: true }).where(eq(users.id, id));
  return { id: idOf(await api.db.select().from(sessions).where(eq(sessions.userId, id))) };
};

const numeric = (key: string) => ({
  ...{ questionText: 'New?', helpText: 'So.', key, mandatory: true, active: false, answerType: 1 },
  answers: { answerType: 1, minValue: 0, maxValue: 12 },
});
const choice = (key: string) => ({
  ...{ questionText: 'New?', helpText: 'So.', key, mandatory: true, active: false, answerType: 2 },
  answers: {
    answerType: 2,
    answers: ['a', 'b'].map((answerText, index) => ({ answerText, sortOrder: index + 1 })),
  },
});

/** The same for every call of a feature. */
const of = (feature: AuditFeature, calls: Record<string, Scenario['prepare']>): [string, Scenario][] =>
  Object.entries(calls).map(([id, prepare]) => [id, { feature, prepare }]);

/** Each change that staff can make, by the id of its call. */
export const auditScenarios = new Map<string, Scenario>([
  ...of('prompts', {
    S04: async (api) => ({ params: { id: (await promptVersion(api)).id } }),
    S05: async (api) => ({ params: await promptVersion(api) }),
    S06: async () => ({ body: { promptText: 'Be.', promptDefinitionId: 1, note: '', activate: true } }),
  }),
  ...of('settings', {
    S08: async (api) => {
      const { id: settingId } = await settingVersion(api);
      return { body: { settingId, value: '5', activeSinse: later } };
    },
    S09: async (api) => ({ params: await settingVersion(api), body: { value: '5', activeSinse: later } }),
    S10: async (api) => ({ params: await settingVersion(api) }),
  }),
  ...of('modules', {
    S12: async ({ db }) => {
      const [{ id = 0, enabled = true } = {}] = await db.select().from(modules);
      return { params: { id }, body: { enabled: !enabled } };
    },
  }),
  ...of('users', {
    S14: async (api) => ({ params: await someUser(api) }),
    S77: async (api) => ({ params: await someUser(api) }),
    S78: async (api) => ({ params: await someUser(api) }),
    S15: async (api) => ({ params: await someUser(api) }),
    S17: async (api) => ({ params: await someUser(api) }),
    S18: async (api) => {
      await someUser(api);
      return {};
    },
  }),
  ...of('terms', {
    S22: async () => ({ body: { validFrom: later, content: 'New' } }),
    S24: async (api) => ({ params: await addTerms(api), body: { validFrom: later, content: 'New' } }),
    S25: async (api) => ({ params: await addTerms(api) }),
    S26: async (api) => ({ params: await addTerms(api) }),
    S27: async (api) => ({ params: await addTerms(api) }),
    S28: async (api) => ({ params: await addTerms(api, true) }),
  }),
  ...of('questionnaire', {
    S31: async (api) => ({ body: { id1: (await addQuestion(api)).id, id2: (await addQuestion(api)).id } }),
    S33: async (api) => ({ params: await addQuestion(api) }),
    S34: async (api) => ({ params: await addQuestion(api) }),
    S37: async () => ({ body: numeric(`key${next()}`) }),
    S38: async () => ({ body: choice(`key${next()}`) }),
    S39: async (api) => ({ params: await addQuestion(api), body: numeric(`key${next()}`) }),
    S40: async (api) => ({ params: await addQuestion(api, 2), body: choice(`key${next()}`) }),
  }),
  ...of('prospects', {
    S42: async (api) => ({ params: await addProspect(api) }),
    S43: async (api) => ({ params: await addProspect(api) }),
  }),
  ...of('sharedData', { S46: async (api) => ({ params: await sharedSession(api) }) }),
  ...of('news', { S48: async () => ({}) }),
  ...of('sources', {
    S50: async () => ({ body: { source: `new${next()}`, description: '', maxAutoSignups: 2 } }),
    S51: async (api) => ({ params: await addSource(api), body: { description: 'New', maxAutoSignups: 2 } }),
    S52: async (api) => ({ params: await addSource(api) }),
  }),
  ...of('feedback', {
    S58: async (api) => ({ params: await addFeedback(api), body: { logEntry: 'Looked into it.' } }),
    S59: async (api) => ({ params: await addFeedback(api), body: { state: 'InProgress', logEntry: '' } }),
    S61: async (api) => ({ params: await addFeedback(api) }),
    S62: async (api) => ({ params: await addFeedback(api, 7) }),
    S63: async (api) => ({ params: { ...(await addFeedback(api)), cardId: 7 } }),
  }),
]);

/** What changes nothing though it is sent like a change, and why. */
export const changesNothing = new Map([['S74', 'A try-out is paid and not kept (D-116).']]);
