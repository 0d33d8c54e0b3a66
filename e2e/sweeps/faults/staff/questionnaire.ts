import { expect, type Page } from '@playwright/test';
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
import { headed, press, type SweptCall, saysGone } from '../sweptCall';
import { staffScreen } from './staffScreen';

const path = '/admin/questions';
/** Drafts of the sandbox: one on a scale, one with answers to choose from. */
const [numeric, choice] = [7, 8];
const typed = 'Half a question';

const drafts = (page: Page) => page.getByRole('table', { name: 'Drafts' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A part of a question that its editor or a confirmation begins with. */
const part = (
  call: SweptCall['call'],
  query: string,
  shown: (page: Page) => ReturnType<Page['locator']>,
) => ({
  call,
  at: `${path}?${query}`,
  told: headed('The question could not be loaded', 'This question is not there any more'),
  whole: (page: Page) => expect(shown(page)).toBeVisible(),
});

/** What is done to a question once it is confirmed; of one that has gone there is only the overview. */
const step = (call: SweptCall['call'], query: string, yes: string) => ({
  call,
  at: `${path}?open=${numeric}&step=${query}`,
  send: (page: Page) => press(page, yes),
  ...saysGone((page) => page.getByRole('heading', { name: 'This question is not there any more' })),
  endsAfter: ['answered 404'] as const,
  whole: (page: Page) => expect(button(page, yes)).toBeVisible(),
});

/** What is typed is still there, and can be left. */
const save = (call: SweptCall['call'], query: string, fill?: (page: Page) => Promise<unknown>) => ({
  call,
  at: `${path}?${query}`,
  enter: fill,
  fill: (page: Page) => text(page).fill(typed),
  send: (page: Page) => press(page, 'Save'),
  // A key that is taken is told at its field.
  hasToast: (fault: string) => fault !== 'answered 400',
  kept: (page: Page) => expect(text(page)).toHaveValue(typed),
  // What has been typed for a question that has gone can be read, and saved no more.
  endsAfter: query.startsWith('open=new') ? [] : (['answered 404'] as const),
  whole: async (page: Page) => {
    await press(page, 'Cancel');
    await expect(drafts(page)).toBeVisible();
  },
});

const begin = async (page: Page) => {
  await page.getByLabel('Help text').fill('Half a help');
  await page.getByLabel('Question Key').fill('half');
};

/** The questionnaire. */
export const questionnaireScreens = [
  staffScreen('the questionnaire', path, 'edit:userQuestionaire', [
    {
      call: listAnswerTypes,
      told: (page) => page.getByText('The types of questions could not be loaded.'),
      whole: (page) => expect(button(page, 'Add Question')).toBeVisible(),
    },
    {
      call: listAllQuestions,
      anew: true,
      told: headed('The questions could not be loaded'),
      whole: (page) => expect(drafts(page)).toBeVisible(),
    },
    {
      call: swapQuestions,
      send: (page) =>
        drafts(page)
          .getByRole('button', { name: /^Move .* down$/ })
          .first()
          .click(),
      whole: (page) => expect(drafts(page).getByRole('row').nth(1)).toContainText('movement'),
    },
  ]),
  staffScreen('a question of the questionnaire', path, 'edit:userQuestionaire', [
    part(getQuestion, `open=${numeric}&step=delete`, (page) => button(page, 'Delete')),
    part(getNumericRange, `open=${numeric}`, (page) => page.getByLabel('Minimum value')),
    part(listChoiceAnswers, `open=${choice}`, (page) => page.getByRole('textbox', { name: 'Answer 1' })),
    step(deleteQuestion, 'delete', 'Delete'),
    step(activateQuestion, 'activate', 'Activate'),
  ]),
  staffScreen('the editor of questions', path, 'edit:userQuestionaire', [
    save(createNumericQuestion, 'open=new&type=1', begin),
    save(createChoiceQuestion, 'open=new&type=2', async (page) => {
      await begin(page);
      for (const answer of ['One', 'Two']) {
        await page.getByLabel('New answer').fill(answer);
        await press(page, 'Add answer');
      }
    }),
    save(changeNumericQuestion, `open=${numeric}&type=1`),
    save(changeChoiceQuestion, `open=${choice}&type=3`),
  ]),
];
