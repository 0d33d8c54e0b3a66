import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  genericFeedback,
  promptDefinitions,
  questions,
  settings,
  signupSources,
  terms,
} from '../../../../server/db/tables';
import { changeFeedbackState, getGenericFeedback } from '../../../../src/api/admin/feedback';
import {
  activatePromptVersion,
  createPromptVersion,
  listPromptVersions,
} from '../../../../src/api/admin/prompts';
import {
  activateQuestion,
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  listAllQuestions,
} from '../../../../src/api/admin/questionnaire';
import { changeSettingVersion, createSettingVersion, listSettings } from '../../../../src/api/admin/settings';
import {
  changeSignupSource,
  createSignupSource,
  listSignupSources,
} from '../../../../src/api/admin/signupSources';
import { activateTerms, changeTerms, createTerms, listTerms } from '../../../../src/api/admin/terms';
import type { Permission } from '../../../../src/api/call';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let ada: string;
let ben: string;
const now = '2030-06-15T12:00:00.000Z';
const permissions: Permission[] = [
  'read:admin',
  'edit:terms',
  'edit:settings',
  'edit:userQuestionaire',
  'edit:feedback',
  'edit:prompts',
];
beforeAll(async () => {
  api = await startApi();
  ada = await api.newPerson({ name: 'Ada Berg', permissions });
  ben = await api.newPerson({ name: 'Ben Holm', permissions });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(now);
  for (const table of [terms, questions, signupSources, genericFeedback]) await api.db.delete(table);
});

interface Changed {
  revision?: number;
  changedBy?: string;
  changedAt?: string;
}
/** A kind of thing as two people have to do with it: what there is of it now, and a change based on a revision. */
interface Kind {
  make(): Promise<unknown>;
  read(): Promise<Changed | undefined>;
  change(person: string, basedOn?: number): Promise<{ status: number; error?: unknown }>;
}

const numeric = {
  questionText: 'How do you sleep?',
  helpText: 'A guess is fine.',
  key: 'sleep',
  mandatory: true,
  active: false,
  answerType: 1 as const,
  answers: { answerType: 1 as const, minValue: 0, maxValue: 12 },
};
const choice = {
  ...numeric,
  answerType: 2 as const,
  answers: {
    answerType: 2 as const,
    answers: ['One', 'Two'].map((answerText, index) => ({ answerText, sortOrder: index + 1 })),
  },
};
const draft = { validFrom: '2030-07-01T08:30:00.000Z', content: '<p>Be fair.</p>' };
const source = { description: 'In print.', maxAutoSignups: 3 };
const value = { value: 'words', activeSinse: '2030-07-01T00:00:00.000Z' };

const newestTerms = async () => (await api.send(listTerms, ada)).data[0];
const question = async () => (await api.send(listAllQuestions, ada)).data[0];
const firstSource = async () => (await api.send(listSignupSources, ada)).data.signupSources[0];
const videoLink = async () => {
  const [row] = await api.db.select().from(settings).where(eq(settings.key, 'introVideoLink'));
  const all = (await api.send(listSettings, ada)).data;
  return all.find(({ id }) => id === row?.id);
};
const idOf = async (found: Promise<{ id: number } | undefined>) => ({ id: (await found)?.id ?? 0 });

const kinds: Record<string, Kind> = {
  'a draft of the terms': {
    make: () => api.send(createTerms, ada, { body: draft }),
    read: newestTerms,
    change: async (person, basedOn) =>
      api.send(changeTerms, person, { params: await idOf(newestTerms()), query: { basedOn }, body: draft }),
  },
  'a version of a setting': {
    make: async () =>
      api.send(createSettingVersion, ada, { body: { settingId: (await videoLink())?.id ?? 0, ...value } }),
    read: async () => (await videoLink())?.versions[0],
    change: async (person, basedOn) => {
      const setting = await videoLink();
      const params = { id: setting?.id ?? 0, versionId: setting?.versions[0]?.id ?? 0 };
      return api.send(changeSettingVersion, person, { params, query: { basedOn }, body: value });
    },
  },
  'a signup source': {
    make: () => api.send(createSignupSource, ada, { body: { source: 'flyer', ...source } }),
    read: firstSource,
    change: async (person, basedOn) =>
      api.send(changeSignupSource, person, {
        params: await idOf(firstSource()),
        query: { basedOn },
        body: source,
      }),
  },
  'a numeric question': {
    make: () => api.send(createNumericQuestion, ada, { body: numeric }),
    read: question,
    change: async (person, basedOn) =>
      api.send(changeNumericQuestion, person, {
        params: await idOf(question()),
        query: { basedOn },
        body: numeric,
      }),
  },
  'a choice question': {
    make: () => api.send(createChoiceQuestion, ada, { body: choice }),
    read: question,
    change: async (person, basedOn) =>
      api.send(changeChoiceQuestion, person, {
        params: await idOf(question()),
        query: { basedOn },
        body: choice,
      }),
  },
};

describe.each(Object.entries(kinds))('%s', (_name, { make, read, change }) => {
  it('tells who has changed it last and when, and counts the changes', async () => {
    await make();
    const first = await read();
    expect(first).not.toHaveProperty('changedBy');
    expect(first).not.toHaveProperty('changedAt');
    api.clock.set('2030-06-15T12:05:00.000Z');
    expect((await change(ben, first?.revision)).status).toBe(204);
    expect(await read()).toMatchObject({
      changedBy: 'Ben Holm',
      changedAt: expect.stringMatching(/^2030-06-15T12:05:0/),
      revision: (first?.revision ?? 0) + 1,
    });
  });

  it('is not changed by whoever has seen an older one; a caller that does not say is taken at its word', async () => {
    await make();
    const seen = (await read())?.revision;
    await change(ben, seen);
    expect(await change(ada, seen)).toMatchObject({
      status: 409,
      error: { message: 'Somebody else has changed this meanwhile.' },
    });
    expect(await read()).toMatchObject({ changedBy: 'Ben Holm' });
    expect((await change(ada)).status).toBe(204);
    expect(await read()).toMatchObject({ changedBy: 'Ada Berg' });
  });
});

describe('an activation', () => {
  it.each([
    ['of terms', kinds['a draft of the terms'], activateTerms],
    ['of a question', kinds['a numeric question'], activateQuestion],
  ])('%s is refused once somebody else has changed the words', async (_name, kind, call) => {
    await kind?.make();
    const seen = await kind?.read();
    await kind?.change(ben);
    const params = { id: (seen as { id: number }).id };
    expect((await api.send(call, ada, { params, query: { basedOn: seen?.revision } })).status).toBe(409);
    expect((await api.send(call, ada, { params })).status).toBeLessThan(300);
  });

  it('of a prompt is refused in the place of another version than was seen, alone or with a save', async () => {
    const [prompt] = await api.db.select().from(promptDefinitions).where(eq(promptDefinitions.key, 'coach'));
    const place = { groupId: prompt?.groupId ?? 0, definitionId: prompt?.id ?? 0 };
    const read = async () => (await api.send(listPromptVersions, ada, { params: place })).data.promptVersions;
    const create = (person: string, activate: boolean, basedOn?: number) =>
      api.send(createPromptVersion, person, {
        query: { basedOn },
        body: { promptDefinitionId: place.definitionId, promptText: 'Be kind.', note: '', activate },
      });
    const seen = (await read()).find(({ active }) => active)?.id;
    expect((await create(ben, true, seen)).status).toBe(204);
    const bens = (await read()).find(({ active }) => active)?.id;

    expect((await create(ada, true, seen)).status).toBe(409);
    const params = { ...place, id: seen ?? 0 };
    expect((await api.send(activatePromptVersion, ada, { params, query: { basedOn: seen } })).status).toBe(
      409,
    );
    expect((await read()).find(({ active }) => active)?.id).toBe(bens);
    // What is not to be activated takes nobody's place.
    expect((await create(ada, false, seen)).status).toBe(204);
    expect((await api.send(activatePromptVersion, ada, { params, query: { basedOn: bens } })).status).toBe(
      204,
    );
  });
});

it('moves a feedback on only from the state that was seen', async () => {
  const at = new Date(now);
  const [stored] = await api.db
    .insert(genericFeedback)
    .values({
      category: 'bug',
      opinion: 2,
      page: '/chat',
      feedback: 'Slow',
      createdAt: at,
      updatedAt: at,
      state: 'InProgress',
    })
    .returning();
  const params = { type: 'generic', id: stored?.id ?? 0 };
  const close = (basedOn?: 'New' | 'InProgress') =>
    api.send(changeFeedbackState, ada, {
      params,
      query: { basedOn },
      body: { state: 'Closed', logEntry: 'Enough' },
    });
  expect((await close('New')).status).toBe(409);
  expect((await close('InProgress')).status).toBe(204);
  const told = await api.send(getGenericFeedback, ben, { params: { id: params.id } });
  const { updatedAt } = told.data as { updatedAt: string };
  expect(told.data).toMatchObject({ state: 'Closed', changedBy: 'Ada Berg', changedAt: updatedAt });
});
