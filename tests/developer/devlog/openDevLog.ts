import { screen } from '@testing-library/react';
import {
  type DevLog,
  getDevLogsEnabled,
  getInitialDevLogId,
  listDevLogs,
} from '../../../src/api/developer/devLogs';
import { signedIn } from '../../support/fakeAuth';
import { type Failure, fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

export const gptCall = {
  prompt: [
    { role: 'system', content: 'You are a patient coach.' },
    { role: 'user', content: 'I was awake\nfrom three again.' },
  ],
  usage: { promptTokens: 1412, completionTokens: 38, totalTokens: 1450 },
  choices: [{ message: { content: 'Which item\ncomes back?' }, finishReason: 'stop' }],
};

export const exception = {
  message: 'No answer came.',
  stackTrace: 'AssistantFailure: No answer came.\n    at ask (assistant.ts:7)',
  source: 'POST /api/chats',
};

export const line = (id: number, category: string, text: unknown): DevLog => ({
  id,
  timestamp: '2026-03-01T09:30:12.345Z',
  category,
  text: typeof text === 'string' ? text : JSON.stringify(text),
});

export const lines = [
  line(41, 'Session', { event: 'opened', sessionId: 7 }),
  line(42, 'GptCall', gptCall),
  line(43, 'Exception', exception),
];

/** The server has these lines; what comes after them is nothing until the test says otherwise. */
export function mockLog(held: DevLog[] = lines) {
  return {
    lines: mock(listDevLogs, ({ params: { fromId } }) => {
      const devLogs = held.filter(({ id }) => id > Number(fromId));
      return { devLogs, latestId: devLogs.at(-1)?.id ?? Number(fromId) };
    }),
    ...mockWayToLog(),
  };
}

/** Comes last: the newest mock counts, and the path of the lines would match these paths too. */
const mockWayToLog = () => ({
  enabled: mock(getDevLogsEnabled, { isEnabled: true }),
  initial: mock(getInitialDevLogId, { initialId: 40 }),
});

/** The lines themselves don't come, whatever comes before them. */
export function faultLines(failure: Failure) {
  fault(listDevLogs, failure);
  mockWayToLog();
}

export const openDevLog = (query = '') =>
  renderApp({ path: `/devlog${query}`, auth: signedIn({ permissions: ['read:devlog'] }) });

/** The lines in the document, each by its category and id. */
export const shownLines = () =>
  screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

export const theLine = (id: number) =>
  screen.findByRole('article', { name: (name) => name.endsWith(`line ${id}`) });

export const refreshButton = () => screen.findByRole('button', { name: 'Refresh' });
