import { expect, type Page } from '@playwright/test';
import {
  addFeedbackLog,
  changeFeedbackState,
  createCard,
  getConversationFeedback,
  getGenericFeedback,
  getTaskBoardLink,
  linkCard,
  listConversationFeedback,
  listFeedbackLogs,
  listGenericFeedback,
  removeCardLink,
} from '../../../../src/api/admin/feedback';
import { play } from '../../../support/answers';
import { confirm, headed, press, type SweptCall } from '../sweptCall';
import { staffScreen } from './staffScreen';

const generic = '/admin/feedback/generic';
const conversation = '/admin/feedback/conversation';
const oldest = 'sort=CreatedAt&order=Asc&page=1&size=10';
const typed = 'The shelf is full again.';

const table = (page: Page) => page.getByRole('table').first();
const part = (page: Page, name: string) => page.getByRole('region', { name });
const listed = (page: Page) => expect(table(page)).toBeVisible();
const opened = (page: Page) => expect(part(page, 'State')).toBeVisible();
const openFirst = (page: Page) => table(page).getByRole('cell').getByRole('button').first().click();

const failed = headed('The feedback could not be loaded');
const inTrello = (page: Page, name: string) => part(page, 'Trello').getByRole('button', { name });
const closed = (page: Page) => page.getByLabel('Log entry for Closed');

/** A detail of the first feedback of a state; demonstration data, which no test changes. */
const detail = (call: SweptCall['call'], rest: Partial<SweptCall>) => ({
  call,
  at: `${generic}?status=New&${oldest}`,
  enter: openFirst,
  whole: opened,
  ...rest,
});

/** The review of feedback. */
export const feedbackReviewScreens = [
  staffScreen('the lists of feedback', generic, 'edit:feedback', [
    { call: listGenericFeedback, told: failed, whole: listed },
    { call: listConversationFeedback, at: conversation, told: failed, whole: listed },
  ]),
  staffScreen('a reported conversation', `${conversation}?${oldest}`, 'edit:feedback', [
    {
      call: getConversationFeedback,
      enter: openFirst,
      told: failed,
      // It leads back to the list, which cannot say why.
      hasToast: () => true,
      without: ['answered 404'],
      whole: opened,
    },
  ]),
  staffScreen('a feedback', generic, 'edit:feedback', [
    detail(getGenericFeedback, { told: failed, hasToast: () => true, without: ['answered 404'] }),
    detail(listFeedbackLogs, {
      anew: true,
      told: headed('The change log could not be loaded'),
      whole: (page) => expect(part(page, 'Change log').getByText('Nothing has been done yet.')).toBeVisible(),
    }),
    detail(getTaskBoardLink, {
      anew: true,
      told: headed('The Trello card could not be loaded'),
      whole: (page) => expect(inTrello(page, 'Create Trello Card')).toBeVisible(),
    }),
    detail(addFeedbackLog, {
      fill: (page) => page.getByLabel('New log entry').fill(typed),
      send: (page) => press(page, 'Add'),
      kept: (page) => expect(page.getByLabel('New log entry')).toHaveValue(typed),
      // Nothing is left that would ask before it is left.
      whole: (page) => page.getByLabel('New log entry').fill(''),
    }),
    detail(createCard, { send: (page) => inTrello(page, 'Create Trello Card').click() }),
    detail(linkCard, {
      fill: (page) => page.getByLabel('Trello Card Id').fill('4711'),
      send: (page) => inTrello(page, 'Search').click(),
      // It says at the field that there is no such card.
      hasToast: (fault) => fault !== 'answered 404',
      kept: async (page, fault) => {
        if (fault === 'without a connection') return;
        await expect(page.getByLabel('Trello Card Id')).toHaveValue('4711');
      },
    }),
    detail(changeFeedbackState, {
      fill: async (page) => {
        await opened(page);
        if (!(await closed(page).isVisible())) await press(page, 'Closed');
        await closed(page).fill(typed);
      },
      send: (page) => press(page, 'Closed'),
      kept: async (page, fault) => {
        if (fault === 'without a connection') return;
        await expect(closed(page)).toHaveValue(typed);
      },
    }),
  ]),
  staffScreen(
    'a feedback with a card',
    `${generic}?status=New&${oldest}`,
    'edit:feedback',
    [
      {
        call: removeCardLink,
        enter: openFirst,
        send: (page) => confirm(page, 'Delete Trello Link', 'Delete'),
        whole: (page) => expect(page.getByRole('link', { name: /^A card/ })).toBeVisible(),
      },
    ],
    (page) =>
      play(page, getTaskBoardLink, {
        url: 'https://board.example/c/1',
        idShort: 17,
        name: 'A card',
        listName: 'Doing',
        closed: false,
      }),
  ),
];
