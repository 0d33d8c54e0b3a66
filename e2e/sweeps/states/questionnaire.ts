import type { Page } from '@playwright/test';
import type { AdminQuestion } from '../../../src/api/admin/questionnaire';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const base = '/api/admin/userQuestionaire/questions';
const typesPath = '/api/admin/userQuestionaire/answerTypes';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const draft: AdminQuestion = {
  id: 2,
  question: 'What is the longest word that you know, and how often have you used it in the last few weeks?',
  description: 'Take your time with this one.',
  key: 'a-key-of-twenty-char',
  mandatory: false,
  active: false,
  answerType: 'Multiple choice',
  answerTypeId: 2,
  sortOrder: 2,
};
const active: AdminQuestion = { ...draft, id: 1, active: true, mandatory: true, sortOrder: 1 };
const answers = [
  { answerText: 'Donaudampfschifffahrtsgesellschaft', sortOrder: 1 },
  { answerText: 'None', sortOrder: 2 },
];

/** The server has one active question and one draft. */
const usual: Played[] = [
  ['GET', base, { status: 200, body: [active, draft] }],
  ['GET', `${base}/1`, { status: 200, body: active }],
  ['GET', `${base}/2`, { status: 200, body: draft }],
  ['GET', `${base}/2/multipleChoiceAnswers`, { status: 200, body: answers }],
];

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the questionnaire of staff${name}`,
  as: 'everything',
  at: `/admin/questions${query}`,
  played: [...usual, ...played],
  reach,
});

const sees = (text: string | RegExp) => (page: Page) => expect(page.getByText(text)).toBeVisible();
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The questionnaire screen in each of its states. */
export const questionnaire: State[] = [
  state('', [''], (page) => expect(page.getByRole('table', { name: 'Drafts' })).toBeVisible()),
  loading('the questionnaire of staff', '/admin/questions', base, 'Loading the questions'),
  state(', failed', ['', ['GET', base, serverError]], headed('The questions could not be loaded')),
  state(' without questions', ['', ['GET', base, { status: 200, body: [] }]], sees(/^No drafts\./)),
  state(' without types', ['', ['GET', typesPath, serverError]], sees(/^The types of questions could not/)),
  state(' with a new question on a scale', ['?open=new&type=1'], (page) =>
    expect(page.getByLabel('Maximum value')).toBeVisible(),
  ),
  state(' with a new question with choices and errors', ['?open=new&type=2'], async (page) => {
    await press(page, 'Save');
    await expect(page.getByRole('link', { name: 'Provide at least two options' })).toBeVisible();
  }),
  state(' with a draft and errors', ['?open=2'], async (page) => {
    await page.getByLabel('Help text').fill('');
    await page.getByRole('textbox', { name: 'Answer 2' }).fill('');
    await press(page, 'Save');
    await sees('All answers must have a value')(page);
  }),
  state(
    ' with a key that is taken',
    ['?open=2', ['PATCH', `${base}/2/multipleChoice`, { status: 400 }]],
    async (page) => {
      await press(page, 'Save');
      await sees('The question key is already used by another question.')(page);
    },
  ),
  state(
    ' while a draft is saved',
    ['?open=2', ['PATCH', `${base}/2/multipleChoice`, 'nothing']],
    async (page) => {
      await press(page, 'Save');
      await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    },
  ),
  state(
    ' with a draft that could not be saved',
    ['?open=2', ['PATCH', `${base}/2/multipleChoice`, serverError]],
    async (page) => {
      await press(page, 'Save');
      await sees(/^Not saved/)(page);
    },
  ),
  state(
    ' with a draft that has been activated',
    ['?open=1', ['GET', `${base}/1/multipleChoiceAnswers`, { status: 200, body: answers }]],
    sees(/activated meanwhile/),
  ),
  state(
    ' with a draft that has gone',
    ['?open=9', ['GET', `${base}/9`, { status: 404 }]],
    headed('This question is not there any more'),
  ),
  state(
    ' with a question that failed',
    ['?open=2', ['GET', `${base}/2`, serverError]],
    headed('The question could not be loaded'),
  ),
  state(' with one that is looked at', ['?open=2&step=view'], headed('Question')),
  state(' before a deletion', ['?open=1&step=delete'], sees(/^You are about to delete an active question/)),
  state(' before an activation', ['?open=2&step=activate'], sees(/^Activating this question/)),
  state(' before an activation that is done', ['?open=1&step=activate'], sees(/activated already/)),
];
