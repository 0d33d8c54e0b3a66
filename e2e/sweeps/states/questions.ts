import type { Page } from '@playwright/test';
import { expect } from '../people';
import { late, type Played, type State, serverError } from './state';

const path = '/api/users/current/questions';

const shown = (name: string, played: readonly Played[], reach: (page: Page) => Promise<unknown>): State => ({
  name: `the questions${name}`,
  as: 'everything',
  at: '/profile/questions',
  played,
  reach: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    await reach(page);
  },
});

/** Changes the answer of a question that must have one. */
const change = (page: Page) => page.getByLabel('Mostly listen to me').check();

/** As long as a word may get, in a question and in what answers it. */
const word = 'Kraftfahrzeughaftpflichtversicherungsbeitragsrückerstattung'.repeat(2);
const longQuestion = { id: 1, question: word, description: word, answerTypeId: 3, Mandatory: false };

/** The Questions screen in each of its states. */
export const questions: State[] = [
  shown('', [], (page) => expect(page.getByRole('radio', { checked: true })).toHaveCount(2)),
  shown(', none', [['GET', path, { status: 200, body: [] }]], (page) =>
    expect(page.getByRole('heading', { name: 'No questions at the moment' })).toBeVisible(),
  ),
  shown(
    ' with words without an end',
    [
      ['GET', path, { status: 200, body: [longQuestion] }],
      ['GET', `${path}/:id/multipleChoiceOptions`, { status: 200, body: [{ id: 1, answer: word }] }],
      ['GET', `${path}/:id/multipleChoiceAnswers`, { status: 200, body: { selectedIds: [] } }],
    ],
    (page) => expect(page.getByRole('radio')).toHaveCount(1),
  ),
  shown(', loading', [['GET', path, 'nothing']], late('Loading the questions')),
  shown(', failed', [['GET', path, serverError]], (page) =>
    expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  ),
  shown(', each of them loading', [['GET', `${path}/:id/multipleChoiceOptions`, 'nothing']], (page) =>
    expect(page.getByText('Loading').first()).toBeVisible(),
  ),
  shown(', each of them failed', [['GET', `${path}/:id/multipleChoiceOptions`, serverError]], (page) =>
    expect(page.getByText('This question could not be loaded.').first()).toBeVisible(),
  ),
  shown(', saving', [['PATCH', `${path}/:id/radioButtonAnswer`, 'nothing']], async (page) => {
    await change(page);
    await expect(page.getByText('Saving…')).toBeVisible();
  }),
  shown(', saved', [['PATCH', `${path}/:id/radioButtonAnswer`, { status: 204 }]], async (page) => {
    await change(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }),
  shown(', not saved', [['PATCH', `${path}/:id/radioButtonAnswer`, serverError]], async (page) => {
    await change(page);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }),
  shown(
    ' with one that must be answered',
    [['GET', `${path}/:id/multipleChoiceAnswers`, { status: 200, body: { selectedIds: [] } }]],
    async (page) => {
      await page.getByLabel('Mostly listen to me').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByText('Please provide an answer')).toBeVisible();
    },
  ),
];
