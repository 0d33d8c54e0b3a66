import { screen } from '@testing-library/react';
import {
  type ConversationFeedbackItem,
  type FeedbackLog,
  type GenericFeedbackItem,
  type GenericFeedbackList,
  getConversationFeedback,
  getGenericFeedback,
  getTaskBoardLink,
  listFeedbackLogs,
  type TaskBoardLink,
} from '../../../src/api/admin/feedback';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

export const openFeedback = (path: string) =>
  renderApp({
    path: `/admin/feedback/${path}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:feedback'] }),
  });

export const bug: GenericFeedbackItem = {
  id: 3,
  category: 'bug',
  actor: { name: 'Ada Lund', email: 'ada@example.com' },
  feedback: 'The Send button jumped away.',
  page: '/chat',
  state: 'New',
  trelloId: null,
  createdAt: '2026-03-01T09:30:00.000Z',
  updatedAt: '2026-03-02T10:30:00.000Z',
};
export const idea: GenericFeedbackItem = {
  ...bug,
  id: 4,
  category: 'suggestion',
  actor: null,
  feedback: 'Add a darker theme.',
  page: '/news',
  state: 'InProgress',
  trelloId: 17,
};

const everything = {
  feedbackType: ['suggestion', 'bug', 'compliment'],
  status: ['New', 'InProgress', 'Resolved', 'Closed'],
};

/** What the server tells of a list of several pages, for the query that it was asked with. */
export function listFor(data: GenericFeedbackItem[], query: URLSearchParams): GenericFeedbackList {
  const isDefault = [...query.keys()].length === 0;
  return {
    data,
    pageInfo: {
      page: Number(query.get('page') ?? 1),
      pageSize: Number(query.get('pageSize') ?? 10),
      totalPages: 3,
    },
    filterInfoOptions: everything,
    selectFilters: isDefault
      ? everything
      : { feedbackType: query.getAll('FeedbackType'), status: query.getAll('Status') },
    selectedSortInfo: {
      sortOrder: query.get('sortOrder') === 'Desc' ? 'Desc' : 'Asc',
      sortDirection: query.get('sortDirection') ?? 'CreatedAt',
    },
  };
}

export const line: FeedbackLog = {
  timestamp: '2026-03-02T10:30:00.000Z',
  createdBy: 'Mette Lund',
  createdByEmail: 'mette@example.com',
  logEntry: 'Asked which browser it was.',
};

export const card: TaskBoardLink = {
  url: 'https://board.example/c/abc',
  idShort: 17,
  name: 'A darker theme',
  listName: 'Doing',
  closed: false,
};

const at = (minute: number) => `2026-03-01T09:${minute}:00.000Z`;
const noScores = {
  SelfHarmDetectionScore: null,
  SelfHarmIndicationScore: null,
  SelfHarmDetected: null,
  RelevancyScore: null,
  IrrelevancyDetected: null,
  ExcludeFromChat: null,
};

export const conversation: ConversationFeedbackItem = {
  id: 5,
  feedback: 'It wished me a nice evening.',
  state: 'New',
  trelloId: null,
  createdAt: at(40),
  updatedAt: at(40),
  chatId: 12,
  data: {
    ClientSummary: null,
    SessionSummary: 'Talked about a loss.',
    Started: at(10),
    Closed: at(30),
    SessionModules: [
      {
        Module: { Name: 'Focus' },
        Started: at(10),
        Closed: at(30),
        Summary: null,
        Chats: [
          {
            Id: 11,
            ChatType: 0,
            Message: 'My father died.',
            TimeStamp: at(11),
            SelfHarmDetectionScore: 0.2,
            SelfHarmIndicationScore: 0.1,
            SelfHarmDetected: false,
            RelevancyScore: 0.9,
            IrrelevancyDetected: false,
            ExcludeFromChat: true,
          },
          { Id: 12, ChatType: 1, Message: 'Have a nice evening.', TimeStamp: at(12), ...noScores },
        ],
      },
    ],
  },
};

/** Answers what the details of a feedback ask for. */
export function serveDetails(item: GenericFeedbackItem, link: TaskBoardLink | null = null) {
  mock(listFeedbackLogs, { logs: [line] });
  mock(getTaskBoardLink, link);
  return mock(getGenericFeedback, item);
}

export function serveConversation() {
  mock(listFeedbackLogs, { logs: [] });
  mock(getTaskBoardLink, null);
  return mock(getConversationFeedback, conversation);
}

export const button = (name: string) => screen.findByRole('button', { name });
