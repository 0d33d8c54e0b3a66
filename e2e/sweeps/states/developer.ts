import type { Page } from '@playwright/test';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type State, serverError } from './state';

type Replied = [path: string, reply: Answer];

const state = (
  name: string,
  address: string,
  replied: Replied[],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the developer's ${name}`,
  as: 'everything',
  at: address,
  played: replied.map(([path, reply]) => ['GET', path, reply]),
  reach,
});

const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const ok = (body: object): Answer => ({ status: 200, body });

const enabled = '/api/stats/DevLogs/enabled';
const linesPath = '/api/Stats/DevLogs/:id';
const created = '2026-03-01T09:30:00.000Z';

const line = (id: number, category: string, text: object) => ({
  id,
  timestamp: created,
  category,
  text: JSON.stringify(text),
});

const lines: Replied = [
  linesPath,
  ok({
    latestId: 43,
    devLogs: [
      line(41, 'Session', { event: 'opened', sessionId: 7 }),
      line(42, 'GptCall', {
        prompt: [
          {
            role: 'system',
            content: 'You are a warm, patient coach. Listen first, and ask one open question.',
          },
          { role: 'user', content: 'I was awake from three again. My head goes through lists.' },
        ],
        usage: { promptTokens: 1412, completionTokens: 38, totalTokens: 1450 },
        choices: [
          { message: { content: 'Awake since three. Which item comes back?' }, finishReason: 'stop' },
        ],
      }),
      line(43, 'Exception', {
        message: 'No answer came from the assistant within the time that it has',
        stackTrace: 'AssistantFailure: No answer\n    at ask (/srv/sandbox/assistant/assistant.ts:7:31)',
        source: 'POST /api/chats',
      }),
    ],
  }),
];

const session = { sessionId: 7, created };
const module = { moduleId: 3, moduleName: 'Stress and rest', created };
const summaries: Replied[] = [
  [
    '/api/summary',
    ok({ userName: 'Ann', generated: created, clientSummary: 'Sleeps badly.', sessionIds: [session] }),
  ],
  [
    '/api/summary/sessions/:id',
    ok({ ...session, summary: 'About three in the morning.', modules: [module] }),
  ],
  ['/api/summary/sessions/:id/modules/:id', ok({ ...module, summary: 'Lists on paper help.' })],
];

/** The developer log, the costs and the summaries in each of their states. */
export const developer: State[] = [
  state('log with a line of each kind open', '/devlog?line=41&line=42&line=43', [lines], (page) =>
    expect(page.getByText('Stack trace')).toBeAttached(),
  ),
  state('log with a category hidden, after a refresh', '/devlog?hide=Session', [lines], async (page) => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^\d+ new lines?\.$/)).toBeVisible();
  }),
  state(
    'log with every category hidden',
    '/devlog?hide=Session&hide=GptCall&hide=Exception',
    [lines],
    (page) => headed('Every category is hidden')(page),
  ),
  state(
    'log without lines',
    '/devlog',
    [[linesPath, ok({ devLogs: [], latestId: 40 })]],
    headed('No lines yet'),
  ),
  state(
    'log while it is disabled',
    '/devlog',
    [[enabled, ok({ isEnabled: false })]],
    headed('DevLogs are disabled serverside.'),
  ),
  state('log, failed', '/devlog', [[enabled, serverError]], headed('The developer log could not be loaded')),
  loading("the developer's log", '/devlog', enabled, 'Loading the developer log'),
  state('costs', '/costs', [], (page) => expect(page.getByRole('table', { name: 'Costs' })).toBeVisible()),
  state(
    'costs when there are none',
    '/costs',
    [['/api/stats/costs', ok({ clientName: 'Ann', currency: 'USD', totalCost: 0, costRows: [] })]],
    headed('No costs yet'),
  ),
  state(
    'costs, failed',
    '/costs',
    [['/api/stats/costs', serverError]],
    headed('The costs could not be loaded'),
  ),
  loading("the developer's costs", '/costs', '/api/stats/costs', 'Loading the costs'),
  state('summaries, opened', '/summaries?session=7&module=7.3', summaries, (page) =>
    expect(page.getByText('Lists on paper help.')).toBeVisible(),
  ),
  state(
    'summaries when there are none',
    '/summaries',
    [['/api/summary', ok({ userName: 'Ann', generated: created, clientSummary: '', sessionIds: [] })]],
    headed('No summaries yet'),
  ),
  loading("the developer's summaries", '/summaries', '/api/summary', 'Loading the summaries'),
  state(
    'summaries, failed',
    '/summaries',
    [['/api/summary', serverError]],
    headed('The summaries could not be loaded'),
  ),
  state(
    'summaries, a session failed',
    '/summaries?session=7',
    [['/api/summary/sessions/:id', serverError], ...summaries.slice(0, 1)],
    headed('The session could not be loaded'),
  ),
];
