import type { Page } from '@playwright/test';
import {
  changeChoiceAnswers,
  changeNumericAnswer,
  changeRadioAnswer,
  getChoiceAnswers,
  getNumericAnswer,
  getNumericAnswerOptions,
  listChoiceOptions,
  listQuestions,
} from '../../../src/api/questions';
import { questions } from '../../support/startUp';
import { expect } from '../../support/test';
import { headed, type SweptCall, type SweptScreen } from './sweptCall';

const [scale, several, one] = questions;

const slider = (page: Page) => page.getByRole('slider', { name: scale.ask });
const box = (page: Page) => page.getByRole('group', { name: several.ask }).getByLabel('Friendship');
const choice = (page: Page) => page.getByRole('group', { name: one.ask }).getByLabel(one.radio);

/** The screen with one question of the sandbox alone. */
const only = (ask: string, name: string, calls: Omit<SweptCall, 'at'>[]): SweptScreen => ({
  name,
  account: {},
  given: (page) =>
    page.route('**/users/current/questions', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { question: string }[];
      await route.fulfill({ response, json: json.filter(({ question }) => question === ask) });
    }),
  calls: calls.map((call) => ({ at: '/profile/questions', hasToast: () => false, ...call })),
});

/** A card says itself that it could not load or save, and always offers another try. */
const inCard = (text: string) =>
  ({ told: (page: Page) => page.getByText(text), retry: 'always' }) satisfies Partial<SweptCall>;
const notLoaded = inCard('This question could not be loaded.');
const notSaved = inCard('Your answer is not saved yet.');
const saved = (page: Page) => expect(page.getByText('Your answer is not saved yet.')).toHaveCount(0);

/** The Questions screen, card by card. */
export const questionScreens: SweptScreen[] = [
  {
    name: 'the questions',
    account: {},
    calls: [
      {
        call: listQuestions,
        at: '/profile/questions',
        told: headed('The questions could not be loaded'),
        hasToast: () => false,
        whole: (page) => expect(slider(page)).toBeVisible(),
      },
    ],
  },
  only(scale.ask, 'a question on a scale', [
    { call: getNumericAnswerOptions, ...notLoaded, whole: (page) => expect(slider(page)).toBeVisible() },
    { call: getNumericAnswer, anew: true, ...notLoaded, whole: (page) => expect(slider(page)).toBeVisible() },
    {
      call: changeNumericAnswer,
      send: (page) => slider(page).fill('9'),
      ...notSaved,
      kept: (page) => expect(slider(page)).toHaveValue('9'),
      whole: saved,
    },
  ]),
  only(several.ask, 'a question with choices', [
    { call: listChoiceOptions, ...notLoaded, whole: (page) => expect(box(page)).toBeVisible() },
    { call: getChoiceAnswers, anew: true, ...notLoaded, whole: (page) => expect(box(page)).toBeVisible() },
    {
      call: changeChoiceAnswers,
      send: (page) => box(page).click(),
      ...notSaved,
      kept: (page) => expect(box(page)).toBeChecked(),
      whole: saved,
    },
  ]),
  only(one.ask, 'a question with one choice', [
    {
      call: changeRadioAnswer,
      send: (page) => choice(page).click(),
      ...notSaved,
      kept: (page) => expect(choice(page)).toBeChecked(),
      whole: saved,
    },
  ]),
];
