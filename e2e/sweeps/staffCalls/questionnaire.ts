import { expect, type Page } from '@playwright/test';
import { headed, press, retryOrReload, type StaffCall, unread } from './staffCall';

const path = '/admin/questions';
const base = '/api/admin/userQuestionaire';
const one = `${base}/questions/:id`;
/** Drafts of the sandbox: one on a scale, one with answers to choose from. */
const [numeric, choice] = [7, 8];
const typed = 'Half a question';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
const drafts = (page: Page) => page.getByRole('table', { name: 'Drafts' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toOverview = (page: Page) => button(page, 'To the overview');

/** A question that could not be had: it may be that it has gone. */
const notLoaded = (page: Page) =>
  expect(
    page.getByRole('heading', {
      name: /^(The question could not be loaded|This question is not there any more)$/,
    }),
  ).toBeVisible();

/** A refusal is a toast, but for a 400: a key that is taken is told at its field. */
const refused = (page: Page) =>
  expect(
    toast(page).or(page.getByText('The question key is already used by another question.')).first(),
  ).toBeVisible();

const call = (given: Omit<StaffCall, 'permission'>): StaffCall => ({
  ...given,
  permission: 'edit:userQuestionaire',
});

/** A part of a question that its editor or a confirmation begins with. */
const part = (name: string, of: string, query: string, shown: (page: Page) => Promise<unknown>) =>
  call({
    name,
    method: 'GET',
    path: of,
    send: (page) => page.goto(`${path}?${query}`),
    told: notLoaded,
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await shown(page);
    },
  });

/** What is done to a question once it is confirmed. */
const step = (name: string, method: 'POST' | 'DELETE', of: string, query: string, confirm: string) =>
  call({
    name,
    method,
    path: of,
    send: async (page) => {
      await page.goto(`${path}?open=${numeric}&step=${query}`);
      await button(page, confirm).click();
    },
    goOn: (page) => expect(button(page, confirm).or(toOverview(page))).toBeVisible(),
    without: unread,
  });

/** What is typed is still there, and can be left. */
const save = (name: string, method: 'POST' | 'PATCH', of: string, fill: (page: Page) => Promise<unknown>) =>
  call({
    name,
    method,
    path: of,
    send: async (page) => {
      await fill(page);
      await text(page).fill(typed);
      await press(page, 'Save');
    },
    told: refused,
    goOn: async (page) => {
      await expect(text(page)).toHaveValue(typed);
      await press(page, 'Cancel');
      await expect(drafts(page)).toBeVisible();
    },
    without: unread,
  });

const begin = async (page: Page, type: number) => {
  await page.goto(`${path}?open=new&type=${type}`);
  await page.getByLabel('Help text').fill('Half a help');
  await page.getByLabel('Question Key').fill('half');
};
const reopen = (page: Page, id: number, type: number) => page.goto(`${path}?open=${id}&type=${type}`);

/** The calls of the questionnaire screen. */
export const questionnaireCalls: StaffCall[] = [
  call({
    name: 'the types of questions',
    method: 'GET',
    path: `${base}/answerTypes`,
    send: (page) => page.goto(path),
    told: (page) => expect(page.getByText('The types of questions could not be loaded.')).toBeVisible(),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(button(page, 'Add Question')).toBeVisible();
    },
  }),
  call({
    name: 'the questions of the questionnaire',
    method: 'GET',
    path: `${base}/questions`,
    send: (page) => page.goto(path),
    told: (page) => headed(page, 'The questions could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await expect(drafts(page)).toBeVisible();
    },
  }),
  call({
    name: 'the swap of two questions',
    method: 'POST',
    path: `${base}/questions/sort`,
    send: async (page) => {
      await page.goto(path);
      await drafts(page)
        .getByRole('button', { name: /^Move .* down$/ })
        .first()
        .click();
    },
    goOn: (page) => expect(drafts(page).getByRole('row').nth(1)).toContainText('movement'),
    without: unread,
  }),
  part('a question', one, `open=${numeric}&step=delete`, (page) =>
    expect(button(page, 'Delete')).toBeVisible(),
  ),
  part('the scale of a question', `${one}/numericAnswer`, `open=${numeric}`, (page) =>
    expect(page.getByLabel('Minimum value')).toBeVisible(),
  ),
  part('the answers of a question', `${one}/multipleChoiceAnswers`, `open=${choice}`, (page) =>
    expect(page.getByRole('textbox', { name: 'Answer 1' })).toBeVisible(),
  ),
  step('the deletion of a question', 'DELETE', one, 'delete', 'Delete'),
  step('the activation of a question', 'POST', `${one}/activate`, 'activate', 'Activate'),
  save('a new question on a scale', 'POST', `${base}/questions/numeric`, (page) => begin(page, 1)),
  save('a new question with choices', 'POST', `${base}/questions/multipleChoice`, async (page) => {
    await begin(page, 2);
    for (const answer of ['One', 'Two']) {
      await page.getByLabel('New answer').fill(answer);
      await press(page, 'Add answer');
    }
  }),
  save('the change of a question on a scale', 'PATCH', `${one}/numeric`, (page) => reopen(page, numeric, 1)),
  save('the change of a question with choices', 'PATCH', `${one}/multipleChoice`, (page) =>
    reopen(page, choice, 3),
  ),
];
