import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '../../../sandbox/seed/content';
import { fillTags } from '../../../server/assistant/tags';
import { answers, questionOptions, questions, shownQuestions } from '../../../server/db/tables';
import { findPerson } from '../../../server/domain/account/person';
import { tagValues } from '../../../server/domain/conversation/tagValues';
import type { AnyCall } from '../../../src/api/call';
import {
  changeChoiceAnswers,
  changeNumericAnswer,
  changeRadioAnswer,
  getChoiceAnswers,
  getNumericAnswer,
  getNumericAnswerOptions,
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  listChoiceOptions,
  listQuestions,
  listUnansweredQuestions,
} from '../../../src/api/questions';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';

/** The active questions of the seed, then drafts of every kind, by key. */
const ids: Record<string, number> = {};
let api: Api;
beforeAll(async () => {
  api = await startApi();
  await seedContent(api.db, api.clock.now());
  for (const { id, key } of await api.db.select().from(questions)) ids[key] = id;
}, openingLimitMs);
afterAll(() => api.close());

const newcomer = () => api.newPerson({ record: 'todo' });
const at = (key: string) => ({ id: ids[key] ?? 0 });
const optionsOf = async (key: string) => {
  const rows = await api.db
    .select()
    .from(questionOptions)
    .where(eq(questionOptions.questionId, at(key).id));
  return rows.sort((a, b) => a.sortOrder - b.sortOrder).map(({ id }) => id);
};
const numberOf = async (person: string, key: string) =>
  (await api.send(getNumericAnswer, person, { params: at(key) })).data.value;
const choiceOf = async (person: string, key: string) =>
  (await api.send(getChoiceAnswers, person, { params: at(key) })).data.selectedIds;

describe('the lists of questions', () => {
  it('have the active ones in their order', async () => {
    await api.db.update(questions).set({ sortOrder: 0 }).where(eq(questions.key, 'topics'));
    const { data } = await api.send(listQuestions, await newcomer());
    expect(data.map(({ id }) => id)).toEqual(
      ['topics', 'wellbeing', 'values', 'tone', 'sleep', 'household'].map((key) => ids[key]),
    );
    expect(data[1]).toEqual({
      id: ids.wellbeing,
      question: 'How have you been feeling lately?',
      description: expect.stringContaining('no right answer'),
      answerTypeId: 1,
      Mandatory: true,
    });
    await api.db.update(questions).set({ sortOrder: 6 }).where(eq(questions.key, 'topics'));
  });

  it('leave out, of the unanswered, what this person has answered', async () => {
    const person = await newcomer();
    await api.send(giveNumericAnswer, person, { params: at('sleep'), body: { value: 7 } });
    const open = async (who: string) =>
      (await api.send(listUnansweredQuestions, who)).data.questions.map(({ id }) => id);
    expect(await open(person)).toEqual(
      ['wellbeing', 'values', 'tone', 'household', 'topics'].map((key) => ids[key]),
    );
    expect(await open(await newcomer())).toHaveLength(6);
    expect(await open(await api.newPerson())).toEqual([]);
  });
});

describe('a numeric question', () => {
  it('has the ends of its scale', async () => {
    const { data } = await api.send(getNumericAnswerOptions, await newcomer(), { params: at('sleep') });
    expect(data).toEqual({ minValue: 0, maxValue: 12 });
  });

  it.each([
    ['PATCH', changeNumericAnswer],
    ['POST', giveNumericAnswer],
  ])(
    'takes an answer by %s, the first as well as another, up to the ends of the scale',
    async (_how, call) => {
      const person = await newcomer();
      expect(await numberOf(person, 'sleep')).toBeNull();
      for (const value of [7, 0, 12]) {
        expect((await api.send(call, person, { params: at('sleep'), body: { value } })).status).toBe(204);
        expect(await numberOf(person, 'sleep')).toBe(value);
      }
      expect(await api.db.$count(answers, eq(answers.userId, person))).toBe(1);
      expect(await numberOf(await newcomer(), 'sleep')).toBeNull();
    },
  );

  it.each([-1, 13, 6.5, 1e20])('refuses %d, and keeps the answer it has', async (value) => {
    const person = await newcomer();
    await api.send(giveNumericAnswer, person, { params: at('sleep'), body: { value: 7 } });
    for (const call of [giveNumericAnswer, changeNumericAnswer])
      expect(await api.send(call, person, { params: at('sleep'), body: { value } })).toMatchObject({
        status: 400,
        error: { message: 'Please choose a whole number from 0 to 12.' },
      });
    expect(await numberOf(person, 'sleep')).toBe(7);
  });

  it('refuses what is no number', async () => {
    const body = { value: '7' };
    const reply = await api.send(giveNumericAnswer, await newcomer(), { params: at('sleep'), body });
    expect(reply).toMatchObject({ status: 400, error: { message: expect.stringContaining('value') } });
  });
});

describe('a multiple-choice question', () => {
  it('has its options in their order', async () => {
    const { data } = await api.send(listChoiceOptions, await newcomer(), { params: at('values') });
    expect(data).toHaveLength(7);
    expect(data[0]).toEqual({ id: (await optionsOf('values'))[0], answer: 'Calm' });
    expect(data.at(-1)?.answer).toBe('Time for myself');
  });

  it.each([
    ['PATCH', changeChoiceAnswers],
    ['POST', giveChoiceAnswers],
  ])('takes answers by %s, more, fewer, twice the same, or none at all', async (_how, call) => {
    const person = await newcomer();
    const [first = 0, second = 0, third = 0] = await optionsOf('values');
    expect(await choiceOf(person, 'values')).toEqual([]);
    for (const [values, kept] of [
      [[first], [first]],
      [
        [third, first, second, first],
        [first, second, third],
      ],
      [[second], [second]],
      [[], []],
    ]) {
      expect((await api.send(call, person, { params: at('values'), body: { values } })).status).toBe(204);
      expect(await choiceOf(person, 'values')).toEqual(kept);
    }
    // None chosen is an answer as well.
    const { questions: open } = (await api.send(listUnansweredQuestions, person)).data;
    expect(open.map(({ id }) => id)).not.toContain(ids.values);
  });

  it('refuses unknown options and those of other questions, and keeps what it has', async () => {
    const person = await newcomer();
    const [first = 0] = await optionsOf('values');
    const [foreign = 0] = await optionsOf('topics');
    await api.send(giveChoiceAnswers, person, { params: at('values'), body: { values: [first] } });
    for (const values of [[first, foreign], [0], [1e12]])
      for (const call of [giveChoiceAnswers, changeChoiceAnswers])
        expect(await api.send(call, person, { params: at('values'), body: { values } })).toMatchObject({
          status: 400,
          error: { message: 'This question has no such option.' },
        });
    const half = { params: at('values'), body: { values: [1.5] } };
    expect((await api.send(giveChoiceAnswers, person, half)).status).toBe(400);
    expect(await choiceOf(person, 'values')).toEqual([first]);
  });
});

describe('a single-choice question', () => {
  it.each([
    ['PATCH', changeRadioAnswer],
    ['POST', giveRadioAnswer],
  ])('takes one answer by %s in place of another', async (_how, call) => {
    const person = await newcomer();
    const [first, second] = await optionsOf('tone');
    expect(await choiceOf(person, 'tone')).toEqual([]);
    for (const value of [first, second]) {
      expect((await api.send(call, person, { params: at('tone'), body: { value } })).status).toBe(204);
      expect(await choiceOf(person, 'tone')).toEqual([value]);
    }
  });

  it('refuses an option of another question', async () => {
    const [value] = await optionsOf('values');
    for (const call of [giveRadioAnswer, changeRadioAnswer])
      expect(await api.send(call, await newcomer(), { params: at('tone'), body: { value } })).toMatchObject({
        status: 400,
        error: { message: 'This question has no such option.' },
      });
  });

  it('is remembered as shown when it is optional, and only then', async () => {
    const person = await newcomer();
    for (const key of ['tone', 'values', 'topics', 'household', 'household'])
      await api.send(listChoiceOptions, person, { params: at(key) });
    const shown = await api.db.select().from(shownQuestions).where(eq(shownQuestions.userId, person));
    expect(shown).toEqual([{ userId: person, questionId: ids.household }]);
  });
});

describe('there is no question', () => {
  const numeric: [string, AnyCall, object?][] = [
    ['U20', getNumericAnswerOptions],
    ['U21', getNumericAnswer],
    ['U22', changeNumericAnswer, { value: 3 }],
    ['U23', giveNumericAnswer, { value: 3 }],
  ];
  const choice: typeof numeric = [
    ['U24', listChoiceOptions],
    ['U25', getChoiceAnswers],
  ];
  const several: typeof numeric = [
    ['U26', changeChoiceAnswers, { values: [] }],
    ['U27', giveChoiceAnswers, { values: [] }],
  ];
  const single: typeof numeric = [
    ['U28', changeRadioAnswer, { value: 1 }],
    ['U29', giveRadioAnswer, { value: 1 }],
  ];

  it.each([
    ...numeric.map((one) => [...one, ['movement', 'values', 'tone', 'nothing']]),
    ...choice.map((one) => [...one, ['daytime', 'strengths', 'sleep', 'nothing']]),
    ...several.map((one) => [...one, ['strengths', 'tone', 'sleep', 'nothing']]),
    ...single.map((one) => [...one, ['daytime', 'values', 'sleep', 'nothing']]),
  ] as [string, AnyCall, object | undefined, string[]][])(
    'for %s where it is a draft, of another kind, or unknown',
    async (_id, call, ...rest) => {
      const keys = rest.at(-1) as string[];
      const body = call.body ? rest[0] : undefined;
      const person = await newcomer();
      for (const key of keys) {
        const params = key === 'nothing' ? { id: 99_999 } : at(key);
        expect(await api.send(call, person, { params, body }), key).toMatchObject({
          status: 404,
          error: { message: 'There is no such question.' },
        });
      }
    },
  );
});

describe('the tag of a question', () => {
  it('stands for the answer in a prompt, and for nothing without one', async () => {
    const id = await newcomer();
    const token = { sub: id, roles: [], permissions: [] };
    const person = await findPerson(token, { db: api.db, clock: api.clock, findAccount: () => null });
    const text =
      '[{{question:sleep}}] [{{question:values}}] [{{question:tone}}] [{{question:movement}}] [{{question:no}}] [{{question}}]';
    const filled = () => fillTags(text, tagValues(api.db, person, null));
    expect(await filled()).toBe('[] [] [] [] [] []');

    const [, second, third] = await optionsOf('values');
    const [, tone] = await optionsOf('tone');
    await api.send(giveNumericAnswer, id, { params: at('sleep'), body: { value: 6 } });
    await api.send(giveChoiceAnswers, id, { params: at('values'), body: { values: [third, second] } });
    await api.send(giveRadioAnswer, id, { params: at('tone'), body: { value: tone } });
    expect(await filled()).toBe(
      '[6 (on a scale from 0 to 12)] [My family, Friendship] [Ask me questions that make me think] [] [] []',
    );
  });
});
