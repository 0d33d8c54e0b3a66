import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, questionOptions, questions } from '../../../../server/db/tables';
import {
  activateQuestion,
  changeChoiceQuestion,
  changeNumericQuestion,
  createChoiceQuestion,
  createNumericQuestion,
  deleteQuestion,
  getNumericRange,
  getQuestion,
  listAllQuestions,
  listAnswerTypes,
  listChoiceAnswers,
  swapQuestions,
} from '../../../../src/api/admin/questionnaire';
import { giveNumericAnswer, listUnansweredQuestions } from '../../../../src/api/questions';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:userQuestionaire'] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(questions);
});

const numeric = {
  questionText: 'How do you sleep?',
  helpText: 'A guess is fine.',
  key: 'sleep',
  mandatory: true,
  active: false,
  answerType: 1,
  answers: { answerType: 1, minValue: 0, maxValue: 12 },
};
const option = (answerText: string, sortOrder: number) => ({ answerText, sortOrder });
const choice = {
  questionText: 'Who do you live with?',
  helpText: 'You can leave this open.',
  key: 'household',
  mandatory: false,
  active: false,
  answerType: 3,
  answers: { answerType: 3, answers: [option('Nobody', 1), option('My partner', 2)] },
};
const withAnswers = (list: unknown[]) => ({ answers: { answerType: 3, answers: list } });

const list = async () => (await api.send(listAllQuestions, staff)).data;
const createNumeric = (body: object = {}) =>
  api.send(createNumericQuestion, staff, { body: { ...numeric, ...body } });
const createChoice = (body: object = {}) =>
  api.send(createChoiceQuestion, staff, { body: { ...choice, ...body } });
const changeNumeric = (id: number, body: object = {}) =>
  api.send(changeNumericQuestion, staff, { params: { id }, body: { ...numeric, ...body } });
const changeChoice = (id: number, body: object = {}) =>
  api.send(changeChoiceQuestion, staff, { params: { id }, body: { ...choice, ...body } });
const activate = (id: number) => api.send(activateQuestion, staff, { params: { id } });
const rangeOf = async (id: number) => (await api.send(getNumericRange, staff, { params: { id } })).data;
const optionsOf = async (id: number) => (await api.send(listChoiceAnswers, staff, { params: { id } })).data;

async function idOf(key: string): Promise<number> {
  const question = (await list()).find((one) => one.key === key);
  if (!question) throw new Error(`There is no question ${key}`);
  return question.id;
}
async function numericDraft(key = 'sleep'): Promise<number> {
  await createNumeric({ key });
  return idOf(key);
}
async function choiceDraft(): Promise<number> {
  await createChoice();
  return idOf('household');
}

const unknown = { status: 404, error: { message: 'There is no such question.' } };
const taken = { status: 400, error: { message: 'The question key is already used by another question.' } };

describe('the types of answers', () => {
  it('have names', async () => {
    expect((await api.send(listAnswerTypes, staff)).data).toEqual([
      { id: 1, name: 'Numeric' },
      { id: 2, name: 'Multiple choice' },
      { id: 3, name: 'Single choice' },
    ]);
  });
});

describe('a new question', () => {
  it('with a scale is a draft below all others', async () => {
    await choiceDraft();
    expect((await createNumeric()).status).toBe(204);
    const id = await idOf('sleep');
    expect((await list()).map(({ key }) => key)).toEqual(['household', 'sleep']);
    expect((await api.send(getQuestion, staff, { params: { id } })).data).toEqual({
      id,
      question: 'How do you sleep?',
      description: 'A guess is fine.',
      key: 'sleep',
      mandatory: true,
      active: false,
      answerType: 'Numeric',
      answerTypeId: 1,
      sortOrder: 2,
      revision: 1,
    });
    expect(await rangeOf(id)).toEqual({ minValue: 0, maxValue: 12 });
  });

  it('with choices has them by their sort order', async () => {
    expect((await createChoice(withAnswers([option('Second', 20), option(' First ', 10)]))).status).toBe(204);
    const id = await idOf('household');
    expect(await optionsOf(id)).toEqual([option('First', 10), option('Second', 20)]);
    expect((await list())[0]).toMatchObject({
      answerType: 'Single choice',
      answerTypeId: 3,
      mandatory: false,
    });
  });

  it('gets the highest sort order plus one, whatever has been deleted', async () => {
    for (const key of ['a', 'b', 'c']) await numericDraft(key);
    await api.send(deleteQuestion, staff, { params: { id: await idOf('b') } });
    await numericDraft('d');
    expect((await list()).map(({ key, sortOrder }) => [key, sortOrder])).toEqual([
      ['a', 1],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('gets a key and a place of its own, when several are made at once', async () => {
    const made = await Promise.all(
      ['sleep', 'SLEEP', 'Sleep', 'mood', 'food'].map((key) => createNumeric({ key })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([204, 204, 204, 400, 400]);
    expect((await list()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
  });

  it('has no key of another question in any case, and the database sees to it', async () => {
    await numericDraft('sleep');
    const [row] = await api.db.select().from(questions);
    if (!row) throw new Error('There is no question');
    const { id: _id, ...columns } = row;
    const twin = api.db.insert(questions).values({ ...columns, key: 'SLEEP' });
    await expect(twin).rejects.toMatchObject({ cause: { constraint: 'questions_key' } });
  });

  it('is not active, even if it says so', async () => {
    await createNumeric({ active: true });
    await createChoice({ active: true });
    expect((await list()).map(({ active }) => active)).toEqual([false, false]);
  });

  it.each(['sleep', ' Sleep ', 'SLEEP'])(
    'with the key "%s" of another one is refused with 400',
    async (key) => {
      await numericDraft('sleep');
      expect(await createNumeric({ key })).toMatchObject(taken);
      expect(await createChoice({ key })).toMatchObject(taken);
      expect(await list()).toHaveLength(1);
    },
  );

  it.each([
    ['no question', { questionText: ' ' }, 'Please provide a question'],
    ['no help text', { helpText: '' }, 'Please provide a help text.'],
    ['no key', { key: ' ' }, 'Please provide a question key.'],
    ['a long key', { key: 'x'.repeat(21) }, 'The question key can be at most 20 characters'],
    ['a key that breaks its tag', { key: 'vc}} opt: x' }, 'Please use only letters, digits and dashes.'],
  ])('with %s is refused with 422', async (_what, body, message) => {
    const refused = { status: 422, error: { message } };
    expect(await createNumeric(body)).toMatchObject(refused);
    expect(await createChoice(body)).toMatchObject(refused);
    expect(await changeNumeric(await numericDraft('a'), body)).toMatchObject(refused);
    expect(await changeChoice(await choiceDraft(), body)).toMatchObject(refused);
  });

  it.each([
    [{ answerType: 1, minValue: null, maxValue: 5 }, 'Please provide a minumum value'],
    [{ answerType: 1, minValue: 5, maxValue: null }, 'Please provide a maximum value'],
    [{ answerType: 1, minValue: 1.5, maxValue: 5 }, 'Please provide a whole number.'],
    [{ answerType: 1, minValue: 5, maxValue: 5 }, 'Maximum value must be larger than minimum value'],
    [
      { answerType: 1, minValue: 0, maxValue: 2 ** 31 },
      'Please choose numbers from -2147483648 to 2147483647.',
    ],
  ])('with the scale %j is refused with 422', async (scale, message) => {
    const { status, error } = await createNumeric({ answers: scale });
    expect(status).toBe(422);
    expect(error.message).toContain(message);
    expect((await changeNumeric(await numericDraft('a'), { answers: scale })).status).toBe(422);
  });

  it.each([
    ['one answer', [option('Only', 1)], 'Provide at least two options'],
    ['an empty answer', [option('One', 1), option(' ', 2)], 'Answer must have a value'],
    ['an order beyond all', [option('One', 1), option('Two', 2 ** 40)], 'Please choose numbers from'],
  ])('with %s is refused with 422', async (_what, given, message) => {
    const { status, error } = await createChoice(withAnswers(given));
    expect(status).toBe(422);
    expect(error.message).toContain(message);
    expect((await changeChoice(await choiceDraft(), withAnswers(given))).status).toBe(422);
  });

  it('with answers of another type, or that is no JSON, is refused with 422', async () => {
    const answersOfTwo = { ...choice.answers, answerType: 2 };
    expect(await createChoice({ answers: answersOfTwo })).toMatchObject({
      status: 422,
      error: { message: 'The answers are not of the type of the question.' },
    });
    expect((await createNumeric({ answerType: 2 })).status).toBe(422);
    const { path } = createNumericQuestion;
    expect((await api.request('POST', path, { token: staff, body: '{' })).status).toBe(422);
    expect((await api.request('POST', path, { token: staff })).status).toBe(422);
  });
});

describe('a draft', () => {
  it('with a scale takes other texts, another key and another scale, and keeps its place', async () => {
    const id = await numericDraft('a');
    await numericDraft('b');
    const answersNow = { answerType: 1, minValue: -5, maxValue: 5 };
    const { status } = await changeNumeric(id, {
      key: ' rest ',
      mandatory: false,
      active: true,
      answers: answersNow,
    });
    expect(status).toBe(204);
    expect((await list())[0]).toMatchObject({
      id,
      key: 'rest',
      mandatory: false,
      active: false,
      sortOrder: 1,
    });
    expect(await rangeOf(id)).toEqual({ minValue: -5, maxValue: 5 });
  });

  it('with choices takes another list of answers in place of the old one, and may be of the other type', async () => {
    const id = await choiceDraft();
    const answersNow = {
      answerType: 2,
      answers: [option('A dog', 1), option('My partner', 2), option('A cat', 3)],
    };
    expect((await changeChoice(id, { answerType: 2, answers: answersNow })).status).toBe(204);
    expect(await optionsOf(id)).toEqual(answersNow.answers);
    expect(await api.db.$count(questionOptions)).toBe(3);
    expect((await list())[0]?.answerType).toBe('Multiple choice');
  });

  it('keeps its own key, in any case, but takes no other one’s', async () => {
    const id = await numericDraft('sleep');
    await choiceDraft();
    expect((await changeNumeric(id, { key: 'Sleep' })).status).toBe(204);
    expect(await changeNumeric(id, { key: 'HOUSEHOLD ' })).toMatchObject(taken);
    expect(await changeChoice(await idOf('household'), { key: 'sleep' })).toMatchObject(taken);
    expect((await list()).map(({ key }) => key)).toEqual(['Sleep', 'household']);
  });

  it('is 404 where there is none, where it is of another kind, and once it is active', async () => {
    const scale = await numericDraft();
    const choices = await choiceDraft();
    for (const id of [9999, choices]) expect(await changeNumeric(id, { key: 'new' })).toMatchObject(unknown);
    for (const id of [9999, scale]) expect(await changeChoice(id, { key: 'new' })).toMatchObject(unknown);
    for (const id of [scale, choices]) await activate(id);
    expect(await changeNumeric(scale)).toMatchObject(unknown);
    expect(await changeChoice(choices)).toMatchObject(unknown);
  });
});

describe('activating', () => {
  it('shows the question to everyone', async () => {
    const id = await numericDraft();
    const person = await api.newPerson();
    const asked = async () => (await api.send(listUnansweredQuestions, person)).data.questions;
    expect(await asked()).toEqual([]);
    expect((await activate(id)).status).toBe(204);
    expect((await list())[0]?.active).toBe(true);
    expect(await asked()).toMatchObject([{ id, question: 'How do you sleep?', Mandatory: true }]);
    expect((await activate(id)).status).toBe(204);
    expect(await rangeOf(id)).toEqual({ minValue: 0, maxValue: 12 });
  });
});

describe('deleting', () => {
  it('takes the answers that people gave along', async () => {
    const id = await numericDraft();
    await activate(id);
    const person = await api.newPerson();
    await api.send(giveNumericAnswer, person, { params: { id }, body: { value: 7 } });
    expect(await api.db.$count(answers, eq(answers.questionId, id))).toBe(1);
    expect((await api.send(deleteQuestion, staff, { params: { id } })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await api.db.$count(answers, eq(answers.questionId, id))).toBe(0);
  });

  it('takes the choices of a draft along', async () => {
    await api.send(deleteQuestion, staff, { params: { id: await choiceDraft() } });
    expect(await api.db.$count(questionOptions)).toBe(0);
  });
});

describe('sorting', () => {
  const swap = (id1: number, id2: number) => api.send(swapQuestions, staff, { body: { id1, id2 } });
  const order = async () => (await list()).map(({ key }) => key).join('');

  it('swaps any two questions, drafts and active ones', async () => {
    for (const key of ['a', 'b', 'c']) await numericDraft(key);
    await activate(await idOf('a'));
    expect((await swap(await idOf('a'), await idOf('c'))).status).toBe(204);
    expect(await order()).toBe('cba');
    expect((await list()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
    expect((await swap(await idOf('a'), await idOf('a'))).status).toBe(204);
    expect(await order()).toBe('cba');
  });

  it('is 404 when there is no such question, and changes nothing then', async () => {
    await numericDraft('a');
    const id = await numericDraft('b');
    for (const other of [9999, 2 ** 40]) {
      expect(await swap(id, other)).toMatchObject(unknown);
      expect(await swap(other, id)).toMatchObject(unknown);
    }
    expect((await swap(id, 1.5)).status).toBe(400);
    expect(await order()).toBe('ab');
  });
});

describe('an unknown question', () => {
  it('is 404', async () => {
    for (const call of [getQuestion, deleteQuestion, activateQuestion, getNumericRange, listChoiceAnswers])
      expect(await api.send(call, staff, { params: { id: 9999 } })).toMatchObject(unknown);
  });

  it('so is the scale of a choice question, and the choices of a numeric one', async () => {
    const [scale, choices] = [await numericDraft(), await choiceDraft()];
    expect(await api.send(getNumericRange, staff, { params: { id: choices } })).toMatchObject(unknown);
    expect(await api.send(listChoiceAnswers, staff, { params: { id: scale } })).toMatchObject(unknown);
  });
});
