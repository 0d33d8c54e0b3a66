import { expect, type Locator, type Page } from '@playwright/test';
import { answer } from '../support/answers';
import { signIn } from '../support/signIn';
import { onlyAhead, type Part, questions, wizardNoise, wizardOn } from '../support/startUp';
import { test } from '../support/test';
import { expectCalm } from './calm';
import { type FaultName, faultNames, faults } from './faults';

/** One call of the start-up wizard or the Questions screen. */
interface SweptCall {
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** The step that makes the call; the Questions screen when left out. */
  step?: [part: Part, title: string];
  /** Makes ready what the call needs. */
  prepare?(page: Page): Promise<unknown>;
  /** Makes the screen send the call, where opening it is not enough. */
  send?(page: Page): Promise<unknown>;
  /** What tells the person; the toast when left out. */
  told?(page: Page, fault: FaultName): Locator;
  /** What was entered, and is still there. */
  kept?(page: Page): Promise<unknown>;
  /** Faults that are none for this call. */
  without?: readonly FaultName[];
}

const me = '/api/users/current';
const [scale, several, one] = questions;

const video: SweptCall['step'] = ['introVideoOk', 'Video introduction'];
const age: SweptCall['step'] = ['ageVerificationOk', 'Verify your age'];
const terms: SweptCall['step'] = ['termsAndConditionsOk', 'Terms and Conditions'];
const questionnaire: SweptCall['step'] = ['userQuestionaireStatusOk', 'Questionnaire'];
const news: SweptCall['step'] = ['newsOk', 'News'];
const feedback: SweptCall['step'] = ['scoreOk', 'Tell us about your experience'];

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const headed = (name: string) => (page: Page) => page.getByRole('heading', { name });
const says = (text: string) => (page: Page) => page.getByText(text).first();
const isOff = (name: 'ageSwitch' | 'termsSwitch') => async (page: Page) => {
  await expect(wizardOn(page)[name]).not.toBeChecked();
  await expect(wizardOn(page).next).toBeDisabled();
};
const flip = (name: 'ageSwitch' | 'termsSwitch') => (page: Page) => wizardOn(page)[name].click();
const next = (page: Page) => wizardOn(page).next.click();

/** 404 says that there is nothing yet. */
const accepted: readonly FaultName[] = ['answered 404'];
/** Of a reply that nobody reads, emptiness is the rule and any JSON will do. */
const unread: readonly FaultName[] = ['answered with nothing', 'answered with a wrong shape'];

const happy = (page: Page) => page.getByRole('radio', { name: 'Happy' });
const choice = (page: Page) => page.getByRole('group', { name: one.ask }).getByLabel(one.radio);
const box = (page: Page) => page.getByRole('group', { name: several.ask }).getByLabel('Friendship');
const slider = (page: Page) => page.getByRole('slider', { name: scale.ask });
const cardFailed = says('This question could not be loaded.');
const notSaved = says('Your answer is not saved yet.');

/** The questionnaire with one question of the sandbox's alone. */
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

const saveAnswer = (page: Page) => wizardOn(page).saveAnswer.click();
const answerFailed: SweptCall['told'] = (page, fault) =>
  says(
    fault === 'answered 404'
      ? 'This question is no longer asked.'
      : 'Your answer could not be saved. Please try again.',
  )(page);

const letter = {
  id: 1,
  title: 'A letter',
  content: '<p>What has happened.</p>',
  author: 'Mette',
  createdAt: '2026-01-05T08:00:00.000Z',
  isRead: false,
};

const loads: SweptCall[] = [
  { name: 'the video', path: `${me}/introVideo`, step: video, told: headed('The video could not be loaded') },
  {
    name: 'the age confirmation',
    path: `${me}/ageVerification`,
    step: age,
    told: headed('Your confirmation could not be loaded'),
  },
  {
    name: 'the terms',
    path: `${me}/termsAndConditionsForSigning`,
    step: terms,
    told: headed('The terms could not be loaded'),
  },
  {
    name: 'the score',
    path: `${me}/feedback/score`,
    step: feedback,
    told: headed('Your answer could not be loaded'),
  },
].map((load) => ({ ...load, method: 'GET', without: accepted }) as SweptCall);

const calls: SweptCall[] = [
  ...loads,
  {
    name: 'the unanswered questions',
    method: 'GET',
    path: `${me}/questions/unanswerd`,
    step: questionnaire,
    told: headed('The questions could not be loaded'),
  },
  {
    name: 'the unread news',
    method: 'GET',
    path: `${me}/news/unread`,
    step: news,
    told: headed('The news could not be loaded'),
  },
  {
    name: 'the note that the video was watched',
    method: 'POST',
    path: `${me}/introVideo/Watched`,
    step: video,
    send: next,
    without: unread,
  },
  {
    name: 'the confirmation of the age',
    method: 'POST',
    path: `${me}/ageVerification`,
    step: age,
    send: flip('ageSwitch'),
    kept: isOff('ageSwitch'),
  },
  {
    name: 'the signature under the terms',
    method: 'POST',
    path: `${me}/termsAndConditions/:id/sign`,
    step: terms,
    send: flip('termsSwitch'),
    kept: isOff('termsSwitch'),
  },
  {
    name: 'a number',
    method: 'POST',
    path: `${me}/questions/:id/numericAnswer`,
    step: questionnaire,
    prepare: asksOnly(scale.ask),
    send: async (page) => {
      await slider(page).fill('9');
      await saveAnswer(page);
    },
    told: answerFailed,
    without: unread,
  },
  {
    name: 'choices',
    method: 'POST',
    path: `${me}/questions/:id/multipleChoiceAnswer`,
    step: questionnaire,
    prepare: asksOnly(several.ask),
    send: async (page) => {
      await box(page).check();
      await saveAnswer(page);
    },
    told: answerFailed,
    without: unread,
  },
  {
    name: 'a choice',
    method: 'POST',
    path: `${me}/questions/:id/radioButtonAnswer`,
    step: questionnaire,
    prepare: asksOnly(one.ask),
    send: async (page) => {
      await choice(page).check();
      await saveAnswer(page);
    },
    told: answerFailed,
    without: unread,
  },
  {
    name: 'the mark on the news',
    method: 'POST',
    path: `${me}/news/read`,
    step: news,
    prepare: (page) => answer(page, 'GET', `${me}/news/unread`, { status: 200, body: [letter] }),
    told: says('We could not note that you have read this.'),
    without: unread,
  },
  {
    name: 'the score that was chosen',
    method: 'POST',
    path: `${me}/feedback/score`,
    step: feedback,
    send: async (page) => {
      await happy(page).check();
      await next(page);
    },
    kept: (page) => expect(happy(page)).toBeChecked(),
    without: unread,
  },
  {
    name: 'the questions',
    method: 'GET',
    path: `${me}/questions`,
    told: headed('The questions could not be loaded'),
  },
  {
    name: 'the ends of a scale',
    method: 'GET',
    path: `${me}/questions/:id/numericAnswerOptions`,
    told: cardFailed,
  },
  {
    name: 'the number',
    method: 'GET',
    path: `${me}/questions/:id/numericAnswer`,
    told: cardFailed,
    // An answer without a value is none (OPEN-40).
    without: ['answered with a wrong shape'],
  },
  { name: 'the options', method: 'GET', path: `${me}/questions/:id/multipleChoiceOptions`, told: cardFailed },
  { name: 'the choices', method: 'GET', path: `${me}/questions/:id/multipleChoiceAnswers`, told: cardFailed },
  {
    name: 'a changed number',
    method: 'PATCH',
    path: `${me}/questions/:id/numericAnswer`,
    send: (page) => slider(page).fill('9'),
    told: notSaved,
    kept: (page) => expect(slider(page)).toHaveValue('9'),
    without: unread,
  },
  {
    name: 'changed choices',
    method: 'PATCH',
    path: `${me}/questions/:id/multipleChoiceAnswer`,
    send: (page) => box(page).click(),
    told: notSaved,
    kept: (page) => expect(box(page)).toBeChecked(),
    without: unread,
  },
  {
    name: 'a changed choice',
    method: 'PATCH',
    path: `${me}/questions/:id/radioButtonAnswer`,
    send: (page) => choice(page).click(),
    told: notSaved,
    kept: (page) => expect(choice(page)).toBeChecked(),
    without: unread,
  },
];

/** Comes to the screen as if for the first time. */
async function open(page: Page, step: SweptCall['step']) {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(step ? '/startQuestions' : '/profile/questions');
  if (step) await wizardOn(page).next.click();
}

for (const { name, method, path, step, prepare, send, told = toast, kept, without = [] } of calls) {
  const place = step ? `the start-up, ${step[1]}` : 'the Questions screen';

  test(`${place}, ${name} (${method}): whatever happens to it, the person knows and loses nothing`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(...wizardNoise);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (step) await answer(page, 'GET', `${me}/status`, onlyAhead(step[0]));
    await signIn(page, await sandbox.makeAccount({ start: step ? 'todo' : 'done' }));
    await prepare?.(page);

    for (const fault of faultNames.filter((each) => !without.includes(each))) {
      await test.step(fault, async () => {
        const restore = await answer(page, method, path, faults[fault]);
        await open(page, step);
        await send?.(page);
        if (faults[fault] === 'no connection') {
          await page.waitForURL('/noservice');
          await expect(toast(page)).toBeVisible();
          await restore();
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page).toHaveURL(step ? '/startQuestions' : '/profile/questions');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await kept?.(page);
          return;
        }
        await expect(told(page, fault)).toBeVisible();
        await kept?.(page);
        await expectCalm(page);
        await restore();
        if (method === 'GET') await expectToLoad(page, told(page, fault));
      });
    }
  });
}

/** Where another try is offered, it helps; what is refused or gone offers none. */
async function expectToLoad(page: Page, failed: Locator) {
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  if (!(await retry.isVisible())) return;
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 });
    await expect(failed).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
