import { helpFor } from '../../../server/assistant/safety/helpFor';
import { notSent } from '../../support/chat';
import { expect } from '../people';
import { inChat } from './inChat';
import { late, loading, type State, serverError } from './state';

const helped = {
  id: 1,
  renderer: 'ContentFilter',
  timestamp: '2026-03-01T09:30:00.000Z',
  data: { response: '<p>Help</p>', help: helpFor('eating', 'de', 'DE') },
};

const formatted = {
  id: 1,
  renderer: 'ChatResponse',
  timestamp: '2026-03-01T09:30:00.000Z',
  data: {
    response: [
      '## Tonight\n1. **Breathe** out\n   - *slowly*, as on [this page](https://help.example/)\n2. Type `npm start`',
      '```sh\nnpm start -- --an-option=with-a-long-value --another-option=with-a-value-as-long\n```',
      '> You have slept before.\n\n| When | What |\n|---|---|\n| 22:00 | Phone away |',
    ].join('\n\n'),
  },
};

export const chat: State[] = [
  inChat('the chat', [], (chat) => expect(chat.entries.last()).toBeVisible()),
  inChat('the chat, searched', [], async (chat, page) => {
    await expect(chat.entries.last()).toBeVisible();
    await page.getByRole('button', { name: 'Find in your conversation' }).click();
    await page.getByRole('textbox', { name: 'Find in your conversation' }).fill('e');
    await expect(chat.status('Match ')).toBeVisible();
  }),
  inChat('the chat, empty', [['GET', '/api/chats', { status: 200, body: [] }]], (_, page) =>
    expect(page.getByRole('heading', { name: 'This is your space' })).toBeVisible(),
  ),
  inChat(
    'the chat with a formatted reply',
    [['GET', '/api/chats', { status: 200, body: [formatted] }]],
    (_, page) => expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible(),
  ),
  loading('the chat', '/chat', '/api/chats', 'Opening your conversation'),
  inChat('the chat, failed', [['GET', '/api/chats', serverError]], async (chat, page) => {
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    // The focus holds the toast.
    await chat.notifications.getByRole('button', { name: 'Close' }).focus();
  }),
  inChat('the chat, sending', [['POST', '/api/chats', 'nothing']], async (chat) => {
    await expect(chat.entries.last()).toBeVisible();
    await chat.say('I had a long week.');
    await expect(chat.stopButton).toBeVisible();
  }),
  inChat(
    'the chat after a message that was not sent',
    [['POST', '/api/chats', serverError]],
    async (chat) => {
      await expect(chat.entries.last()).toBeVisible();
      await chat.say('I had a long week.');
      await expect(chat.status(notSent)).toBeVisible();
    },
  ),
  inChat(
    'the chat with the warning of the content filter',
    [['POST', '/api/chats', { status: 400, body: { code: 'CONTENT_FILTER' } }]],
    async (chat) => {
      await expect(chat.entries.last()).toBeVisible();
      await chat.say('I had a long week.');
      await expect(chat.notifications.getByRole('alert')).toBeVisible();
    },
  ),
  inChat(
    'the chat with help beside the warning, its safety plan open',
    [
      [
        'POST',
        '/api/chats',
        { status: 400, body: { code: 'CONTENT_FILTER', help: helpFor('danger', 'en', 'GB') } },
      ],
    ],
    async (chat, page) => {
      await expect(chat.entries.last()).toBeVisible();
      await chat.say('I had a long week.');
      await chat.notifications.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'My safety plan' }).click();
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    },
  ),
  inChat(
    'the chat with help as an answer, its exercise open',
    [['GET', '/api/chats', { status: 200, body: [helped] }]],
    async (_, page) => {
      await page.getByRole('button', { name: 'Eine kurze Übung' }).click();
      await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    },
  ),
  {
    name: 'the signed-in area, opening',
    as: 'everything',
    at: '/chat',
    played: [['GET', '/api/users/current/status', 'nothing']],
    reach: late('Opening'),
  },
  {
    name: 'the signed-in area, failed',
    as: 'everything',
    at: '/chat',
    played: [['GET', '/api/users/current/status', serverError]],
    reach: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
  {
    name: 'a sign-in that could not be checked',
    as: 'everything',
    at: '/chat',
    loads: true,
    played: [['POST', '/oauth/token', { status: 503 }]],
    reach: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
  },
];
