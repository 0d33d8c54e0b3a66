import { screen, within } from '@testing-library/react';
import {
  type AdminQuestion,
  type AnswerType,
  getNumericRange,
  getQuestion,
  listAllQuestions,
  listAnswerTypes,
  listChoiceAnswers,
} from '../../../src/api/admin/questionnaire';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

export const types: AnswerType[] = [
  { id: 1, name: 'Numeric' },
  { id: 2, name: 'Multiple choice' },
  { id: 3, name: 'Single choice' },
];

const question = (id: number, changes: Partial<AdminQuestion>): AdminQuestion => ({
  id,
  question: 'How well do you sleep?',
  description: 'A rough guess is fine.',
  key: `key-${id}`,
  mandatory: false,
  active: false,
  answerType: 'Numeric',
  answerTypeId: 1,
  sortOrder: id,
  ...changes,
});

export const mood = question(1, { question: 'How are you?', key: 'mood', active: true, mandatory: true });
export const values = question(2, {
  question: 'What matters to you?',
  key: 'values',
  active: true,
  answerType: 'Multiple choice',
  answerTypeId: 2,
});
export const sleep = question(3, { key: 'sleep' });
export const tone = question(4, {
  question: 'How shall we talk?',
  key: 'tone',
  mandatory: true,
  answerType: 'Single choice',
  answerTypeId: 3,
});

export const all = [mood, values, sleep, tone];

export const answersOfTone = [
  { answerText: 'Listen', sortOrder: 1 },
  { answerText: 'Ask', sortOrder: 2 },
  { answerText: 'Be direct', sortOrder: 3 },
];

/** Opens the screen on a server that has these questions. */
export function openQuestions(query = '', questions: AdminQuestion[] = all) {
  mockQuestions(questions);
  return openAsItIs(query);
}

/** What the server has from now on. */
export function mockQuestions(questions: AdminQuestion[]) {
  mock(listAnswerTypes, types);
  const list = mock(listAllQuestions, questions);
  const one = mock(getQuestion, ({ params }) => {
    const found = questions.find(({ id }) => String(id) === params.id);
    if (!found) throw new Error(`The test asked for question ${params.id}`);
    return found;
  });
  mock(getNumericRange, { minValue: 0, maxValue: 12 });
  mock(listChoiceAnswers, answersOfTone);
  return { list, one };
}

/** Opens the screen with whatever has been mocked. */
export const openAsItIs = (query = '') =>
  renderApp({
    path: `/admin/questions${query}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:userQuestionaire'] }),
  });

export type User = ReturnType<typeof openAsItIs>['user'];

export const theTable = (name: string) => screen.findByRole('table', { name });

/** The texts in the cells of a table, row by row, its header first. */
export const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
