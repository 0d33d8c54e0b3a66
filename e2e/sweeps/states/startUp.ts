import type { Page } from '@playwright/test';
import { type Answer, answer } from '../../support/answers';
import { onlyAhead, type Part, wizardOn } from '../../support/startUp';
import { expect } from '../people';
import { late, type Played, type State, serverError } from './state';

type Replies = Played[];

const me = '/api/users/current';
const notYet: Answer = { status: 404, body: {} };
const ok = (body: object): Answer => ({ status: 200, body });
const longAgo = '2026-01-05T08:00:00.000Z';

const terms = {
  termsId: 7,
  termsText: `<h2>Be kind</h2>${'<p>And honest, and patient, and here when you like to be.</p>'.repeat(20)}`,
  termsActivated: longAgo,
  isSigned: false,
  acceptanceTimestamp: null,
};
const news = [1, 2].map((id) => ({
  id,
  title: `Letter ${id}`,
  content: '<p>What has happened, with <a href="https://example.com/">more of it</a>.</p>',
  author: 'Mette',
  createdAt: longAgo,
  isRead: false,
}));
const scale = {
  id: 1,
  question: 'How do you feel?',
  description: '1 is low.',
  answerTypeId: 1,
  Mandatory: true,
};
const choice = { id: 2, question: 'When shall we talk?', description: '', answerTypeId: 3, Mandatory: true };

/** A step with calls that are answered in the server's place. */
const step = (
  part: Part,
  title: string,
  name: string,
  replies: Replies,
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the start-up: ${name}`,
  as: 'everything',
  at: '/startQuestions',
  played: [['GET', `${me}/status`, onlyAhead(part)], ...replies],
  reach: async (page) => {
    const wizard = wizardOn(page);
    await wizard.next.click();
    await expect(wizard.heading(title)).toBeVisible();
    await reach(page);
  },
});

const retry = (page: Page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

const video = (name: string, replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step('introVideoOk', 'Video introduction', name, replies, reach);
const age = (name: string, replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step(
    'ageVerificationOk',
    'Verify your age',
    name,
    [['GET', `${me}/ageVerification`, notYet], ...replies],
    reach,
  );
const sign = (name: string, replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step(
    'termsAndConditionsOk',
    'Terms and Conditions',
    name,
    [['GET', `${me}/termsAndConditionsForSigning`, ok(terms)], ...replies],
    reach,
  );
const ask = (name: string, questions: object[], replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step(
    'userQuestionaireStatusOk',
    'Questionnaire',
    name,
    [
      ['GET', `${me}/questions/unanswerd`, ok({ questions })],
      ['GET', `${me}/questions/:id/numericAnswerOptions`, ok({ minValue: 1, maxValue: 10 })],
      [
        'GET',
        `${me}/questions/:id/multipleChoiceOptions`,
        ok([
          { id: 21, answer: 'Mornings' },
          { id: 22, answer: 'Evenings' },
        ]),
      ],
      ...replies,
    ],
    reach,
  );
const letters = (name: string, replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step(
    'newsOk',
    'News',
    name,
    [['GET', `${me}/news/unread`, ok(news)], ['POST', `${me}/news/read`, { status: 204 }], ...replies],
    reach,
  );
const score = (name: string, replies: Replies, reach: (page: Page) => Promise<unknown>) =>
  step(
    'scoreOk',
    'Tell us about your experience',
    name,
    [['GET', `${me}/feedback/score`, notYet], ...replies],
    reach,
  );

const saveAnswer = (page: Page) => wizardOn(page).next.click();

/** The start-up wizard: each step in each of its states. */
export const startUp: State[] = [
  {
    name: 'the start-up, opening',
    as: 'everything',
    at: '/startQuestions',
    played: [['GET', `${me}/status`, 'nothing']],
    reach: late('Opening'),
  },
  {
    name: 'the start-up: welcome, with everything ahead',
    as: 'everything',
    at: '/startQuestions',
    played: [['GET', `${me}/status`, serverError]],
    reach: async (page) => {
      await expect(page.getByText('Step 1 of 9')).toBeVisible();
      // The focus holds the toast.
      await wizardOn(page).notifications.getByRole('button', { name: 'Close' }).focus();
    },
  },
  // A file that cannot be played gives way to a link; that it plays is the story of the wizard.
  video('the video', [['GET', '/media/:file', 'nothing']], (page) =>
    expect(page.locator('video')).toBeVisible(),
  ),
  video(
    'a video elsewhere',
    [['GET', `${me}/introVideo`, ok({ link: 'https://example.com/film' })]],
    (page) => expect(page.getByRole('link', { name: 'Watch the video' })).toBeVisible(),
  ),
  video('the video, loading', [['GET', `${me}/introVideo`, 'nothing']], late('Loading the video')),
  video('the video, failed', [['GET', `${me}/introVideo`, serverError]], retry),
  age('the age', [], (page) => expect(wizardOn(page).ageSwitch).toBeVisible()),
  age('the age, saving', [['POST', `${me}/ageVerification`, 'nothing']], async (page) => {
    await wizardOn(page).ageSwitch.click();
    await expect(page.getByText('Saving…')).toBeVisible();
  }),
  age('the age, not saved', [['POST', `${me}/ageVerification`, serverError]], async (page) => {
    await wizardOn(page).ageSwitch.click();
    await expect(page.getByText('That could not be saved. Please try again.')).toBeVisible();
  }),
  age(
    'the age, confirmed',
    [['GET', `${me}/ageVerification`, ok({ created: longAgo, ipAddress: 'x', content: 'x' })]],
    (page) => expect(wizardOn(page).accepted).toBeVisible(),
  ),
  sign('the terms', [], (page) => expect(page.getByRole('heading', { name: 'Be kind' })).toBeVisible()),
  sign(
    'the terms, replaced while they were read',
    [
      [
        'POST',
        `${me}/termsAndConditions/:id/sign`,
        { status: 400, body: { message: 'This version is not the one in force.' } },
      ],
    ],
    async (page) => {
      await expect(page.getByRole('heading', { name: 'Be kind' })).toBeVisible();
      await answer(page, 'GET', `${me}/termsAndConditionsForSigning`, ok({ ...terms, termsId: 8 }));
      await wizardOn(page).termsSwitch.click();
      await expect(page.getByText('New terms have come into force')).toBeVisible();
    },
  ),
  sign(
    'the terms, accepted',
    [
      [
        'GET',
        `${me}/termsAndConditionsForSigning`,
        ok({ ...terms, isSigned: true, acceptanceTimestamp: longAgo }),
      ],
    ],
    (page) => expect(wizardOn(page).accepted).toBeVisible(),
  ),
  sign('no terms', [['GET', `${me}/termsAndConditionsForSigning`, notYet]], (page) =>
    expect(page.getByText('There are no terms to accept')).toBeVisible(),
  ),
  ask('a question on a scale', [scale, choice], [], (page) => expect(page.getByRole('slider')).toBeVisible()),
  ask('a question that must be answered', [choice], [], async (page) => {
    await expect(page.getByLabel('Mornings')).toBeVisible();
    // A press on it leads to what is missing.
    await wizardOn(page).next.press('Enter');
    await expect(page.getByText('Please provide an answer')).toBeVisible();
  }),
  ask(
    'an answer, saving',
    [choice],
    [['POST', `${me}/questions/:id/radioButtonAnswer`, 'nothing']],
    async (page) => {
      await page.getByLabel('Mornings').check();
      await saveAnswer(page);
      await expect(wizardOn(page).next).toHaveAttribute('aria-busy', 'true');
    },
  ),
  ask(
    'an answer that was not saved',
    [{ ...choice, Mandatory: false }],
    [['POST', `${me}/questions/:id/radioButtonAnswer`, serverError]],
    async (page) => {
      await expect(page.getByText('You may leave this one out.')).toBeVisible();
      await page.getByLabel('Mornings').check();
      await saveAnswer(page);
      await expect(page.getByText('Your answer could not be saved.')).toBeVisible();
    },
  ),
  ask(
    'a question that could not be loaded',
    [choice],
    [['GET', `${me}/questions/:id/multipleChoiceOptions`, serverError]],
    retry,
  ),
  ask(
    'a question that is no longer asked',
    [choice],
    [['GET', `${me}/questions/:id/multipleChoiceOptions`, notYet]],
    (page) => expect(page.getByText('This question is no longer asked.')).toBeVisible(),
  ),
  ask('every question answered', [], [], (page) => expect(wizardOn(page).everythingAnswered).toBeVisible()),
  step('profileOk', 'Profile', 'the profile', [], (page) => expect(page.getByLabel('Name')).toBeVisible()),
  step('profileOk', 'Profile', 'the profile with an error', [], async (page) => {
    await page.getByLabel('Name').fill('x'.repeat(101));
    await wizardOn(page).next.click();
    await expect(page.getByText('Your name can be at most 100 characters')).toBeVisible();
  }),
  letters('the news', [], (page) => expect(page.getByRole('article')).toHaveCount(2)),
  step(
    'newsOk',
    'News',
    'many news, the later ones folded',
    [
      [
        'GET',
        `${me}/news/unread`,
        ok([1, 2, 3, 4, 5].map((id) => ({ ...news[0], id, title: `Letter ${id}` }))),
      ],
      ['POST', `${me}/news/read`, { status: 204 }],
    ],
    async (page) => {
      await page.getByText('2 more').click();
      await expect(page.getByRole('article')).toHaveCount(5);
    },
  ),
  letters('no news', [['GET', `${me}/news/unread`, ok([])]], (page) =>
    expect(page.getByText('You have read all the news')).toBeVisible(),
  ),
  letters('the news, not marked', [['POST', `${me}/news/read`, serverError]], retry),
  score('the feedback', [], (page) => expect(page.getByRole('radio')).toHaveCount(5)),
  score('the feedback, sending', [['POST', `${me}/feedback/score`, 'nothing']], async (page) => {
    await page.getByRole('radio', { name: 'Happy' }).check();
    await wizardOn(page).next.click();
    await expect(wizardOn(page).next).toHaveAttribute('aria-busy', 'true');
  }),
  score('thanks', [['GET', `${me}/feedback/score`, ok({ score: 5 })]], async (page) => {
    await wizardOn(page).goOn('Thanks');
  }),
];
