import type { Page } from '@playwright/test';
import type { SessionChat, SessionData } from '../../../src/api/admin/sessionData';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const path = '/api/admin/sharedData/sessions';

const list: Played = [
  'GET',
  path,
  {
    status: 200,
    body: {
      sharedDataAccounts: [
        {
          actorReference: 'df7d734f-d672-4713-99a4-578451f1d1ba',
          sessions: [
            { id: 1, timestamp: '2026-03-02T09:30:00.000Z' },
            { id: 2, timestamp: '2026-03-01T09:30:00.000Z' },
          ],
        },
      ],
    },
  },
];

const chat = (Id: number, ChatType: 0 | 1, Message: string, isBad: boolean | null): SessionChat => ({
  Id,
  ChatType,
  Message,
  TimeStamp: '2026-03-02T09:30:00.000Z',
  SelfHarmDetectionScore: isBad === null ? null : 0.4217,
  SelfHarmIndicationScore: isBad === null ? null : 0.9,
  SelfHarmDetected: isBad,
  RelevancyScore: isBad === null ? null : 1,
  IrrelevancyDetected: isBad,
  ExcludeFromChat: isBad,
});
const session: SessionData = {
  ClientSummary:
    'Lately: sleep; family, feeling angry and lonely; work, feeling tired; the day, feeling sad.',
  SessionSummary: null,
  Started: '2026-03-02T09:30:00.000Z',
  Closed: null,
  SessionModules: [
    {
      Module: { Name: 'Light and heavy days' },
      Started: '2026-03-02T09:30:00.000Z',
      Closed: '2026-03-02T10:00:00.000Z',
      Summary: 'Talked about the day.',
      Chats: [
        chat(1, 1, 'I’m here. How are you tonight?', null),
        chat(2, 0, 'Empty.\nhttps://example.com/an-address-without-a-single-blank-that-does-not-fit', true),
        chat(3, 0, 'Better.', false),
      ],
    },
    {
      Module: { Name: 'Calm' },
      Started: '2026-03-02T10:00:00.000Z',
      Closed: null,
      Summary: null,
      Chats: [],
    },
  ],
};
const read = (reply: Answer): Played => ['GET', `${path}/:id`, reply];

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the shared data${name}`,
  as: 'everything',
  at: `/admin/sharedData${query}`,
  played,
  reach,
});

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The screen of the shared data in each of its states. */
export const sharedData: State[] = [
  state('', ['', list], headed('No session selected')),
  loading('the shared data', '/admin/sharedData', path, 'Loading the shared data'),
  state(', failed', ['', ['GET', path, serverError]], headed('The shared data could not be loaded')),
  state(
    ' when there is none',
    ['', ['GET', path, { status: 200, body: { sharedDataAccounts: [] } }]],
    headed('No shared data'),
  ),
  state(' with a session', ['?session=1', list, read({ status: 200, body: session })], headed('Calm')),
  state(
    ' with a session that failed to load',
    ['?session=1', list, read(serverError)],
    headed('The session could not be loaded'),
  ),
  state(
    ' with a session that has gone',
    ['?session=9', list, read({ status: 404, body: { message: 'There is no such session.' } })],
    headed('This session is not in the shared data'),
  ),
  state(' with the question before a deletion', ['', list], async (page) => {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
];
