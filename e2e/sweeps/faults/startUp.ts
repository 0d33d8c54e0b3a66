import type { Page } from '@playwright/test';
import { getScore, sendScore } from '../../../src/api/feedback';
import { getIntroVideo, markIntroVideoWatched } from '../../../src/api/introVideo';
import { listUnreadNews, markAllNewsRead } from '../../../src/api/news';
import {
  giveChoiceAnswers,
  giveNumericAnswer,
  giveRadioAnswer,
  listUnansweredQuestions,
} from '../../../src/api/questions';
import { getAgeVerification, getTermsForSigning, signTerms, verifyAge } from '../../../src/api/terms';
import { getUserStatus } from '../../../src/api/user';
import { hold, play } from '../../support/answers';
import { onlyAhead, type Part, questions, wizardOn } from '../../support/startUp';
import { expect } from '../../support/test';
import { headed, type SweptCall, type SweptScreen } from './sweptCall';

const next = (page: Page) => wizardOn(page).next.click();

/** 404 says that there is nothing yet. */
const nothingYet = ['answered 404'] as const;

type OnStep = Omit<SweptCall, 'at' | 'enter' | 'whole'> & Partial<Pick<SweptCall, 'whole'>>;

/** A step of the wizard, for somebody who has nothing else ahead. */
function step(
  part: Part,
  title: string,
  calls: OnStep[],
  { name = title, given }: { name?: string; given?: SweptScreen['given'] } = {},
): SweptScreen {
  const comesUp = async (page: Page) => {
    const { heading } = wizardOn(page);
    await expect(heading(title)).toBeVisible();
  };
  return {
    name: `the start-up, ${name}`,
    account: { start: 'todo' },
    given: async (page) => {
      const status = await hold(page, getUserStatus);
      void status.become(onlyAhead(part));
      await given?.(page);
    },
    calls: calls.map((call) => ({
      at: '/startQuestions',
      // The wizard remembers the step that was reached.
      enter: async (page) => {
        const { heading } = wizardOn(page);
        await heading('Welcome').or(heading(title)).waitFor();
        if (await heading('Welcome').isVisible()) await next(page);
      },
      whole: comesUp,
      ...call,
    })),
  };
}

const isOff = (name: 'ageSwitch' | 'termsSwitch') => async (page: Page) => {
  await expect(wizardOn(page)[name]).not.toBeChecked();
  await expect(wizardOn(page).next).toBeDisabled();
};

const happy = (page: Page) => page.getByRole('radio', { name: 'Happy' });

const letter = {
  id: 1,
  title: 'A letter',
  content: '<p>What has happened.</p>',
  author: 'Mette',
  createdAt: '2026-01-05T08:00:00.000Z',
  isRead: false,
};

const [scale, several, one] = questions;

/** One question of the sandbox alone, so that it is the first. */
const asksOnly = (ask: string) => async (page: Page) => {
  await page.route('**/questions/unanswerd', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { questions: { question: string }[] };
    await route.fulfill({
      response,
      json: { questions: json.questions.filter(({ question }) => question === ask) },
    });
  });
};

const question = (ask: string, call: SweptCall['call'], fill: (page: Page) => Promise<unknown>) =>
  step(
    'userQuestionaireStatusOk',
    'Questionnaire',
    [
      {
        call,
        fill,
        send: next,
        told: (page, fault) =>
          page.getByText(
            fault === 'answered 404'
              ? 'This question is no longer asked.'
              : 'Your answer could not be saved. Please try again.',
          ),
        hasToast: () => false,
        endsAfter: ['answered 404'],
      },
    ],
    { name: ask, given: asksOnly(ask) },
  );

/** The start-up wizard, step by step. */
export const startUpScreens: SweptScreen[] = [
  step('introVideoOk', 'Video introduction', [
    { call: getIntroVideo, told: headed('The video could not be loaded'), without: nothingYet },
    { call: markIntroVideoWatched, send: next },
  ]),
  step('ageVerificationOk', 'Verify your age', [
    { call: getAgeVerification, told: headed('Your confirmation could not be loaded'), without: nothingYet },
    { call: verifyAge, send: (page) => wizardOn(page).ageSwitch.click(), kept: isOff('ageSwitch') },
  ]),
  step('termsAndConditionsOk', 'Terms and Conditions', [
    { call: getTermsForSigning, told: headed('The terms could not be loaded'), without: nothingYet },
    { call: signTerms, send: (page) => wizardOn(page).termsSwitch.click(), kept: isOff('termsSwitch') },
  ]),
  step('userQuestionaireStatusOk', 'Questionnaire', [
    {
      call: listUnansweredQuestions,
      told: headed('The questions could not be loaded'),
      hasToast: () => false,
      whole: (page) => expect(page.getByText(scale.ask)).toBeVisible(),
    },
  ]),
  question(scale.ask, giveNumericAnswer, (page) =>
    page.getByRole('slider', { name: scale.ask }).fill(String(scale.slider)),
  ),
  question(several.ask, giveChoiceAnswers, (page) =>
    page.getByRole('group', { name: several.ask }).getByLabel(several.boxes[0]).check(),
  ),
  question(one.ask, giveRadioAnswer, (page) =>
    page.getByRole('group', { name: one.ask }).getByLabel(one.radio).check(),
  ),
  step('newsOk', 'News', [{ call: listUnreadNews, told: headed('The news could not be loaded') }]),
  step(
    'newsOk',
    'News',
    [
      {
        call: markAllNewsRead,
        told: (page) => page.getByText('We could not note that you have read this.'),
        // What is under way is never refused for good.
        retry: 'always',
        whole: (page) => expect(page.getByText('What has happened.')).toBeVisible(),
      },
    ],
    { name: 'unread news', given: (page) => play(page, listUnreadNews, [letter]) },
  ),
  step('scoreOk', 'Tell us about your experience', [
    { call: getScore, told: headed('Your answer could not be loaded'), without: nothingYet },
    {
      call: sendScore,
      fill: (page) => happy(page).check(),
      send: next,
      kept: (page) => expect(happy(page)).toBeChecked(),
    },
  ]),
];
