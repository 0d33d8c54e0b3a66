import type { Page } from '@playwright/test';
import { answer } from '../../support/answers';
import { expect } from '../../support/test';
import { headed, press, retryOrReload, type StaffCall } from './staffCall';

const linesPath = '/api/Stats/DevLogs/:id';
const costsPath = '/api/stats/costs';
const created = '2026-03-01T09:30:00.000Z';

/** A text without braces: on the screen they would count as a trace of the fault. */
const line = { id: 41, timestamp: created, category: 'Weather', text: 'Sun all day' };
const cost = {
  id: 71,
  timestamp: created,
  type: 'Prompt tokens',
  note: 'Reply of the coach',
  itemCount: 1412,
  costPrItem: 0.0000025,
  totalCost: 0.00353,
};
const session = { sessionId: 7, created };
const module = { moduleId: 3, moduleName: 'Stress and rest', created };

const play = (page: Page, path: string, body: object) => answer(page, 'GET', path, { status: 200, body });

const toLog = (page: Page) => expect(page.getByText('Sun all day')).toBeVisible();
const toTable = (page: Page) => expect(page.getByRole('table', { name: 'Costs' })).toBeVisible();

const playSummary = (page: Page) =>
  play(page, '/api/summary', {
    userName: 'Ann',
    generated: created,
    clientSummary: 'Sleeps badly.',
    sessionIds: [session],
  });
const playSession = (page: Page) =>
  play(page, '/api/summary/sessions/:id', {
    ...session,
    summary: 'About three in the morning.',
    modules: [module],
  });

type Given = Omit<StaffCall, 'method' | 'permission' | 'home'>;

const on = (permission: StaffCall['permission'], home: string, given: Given): StaffCall => ({
  ...given,
  method: 'GET',
  permission,
  home: (page) => headed(page, home),
});

/** The calls of the developer log, the costs and the summaries. */
export const developerCalls: StaffCall[] = [
  on('read:devlog', 'Developer log', {
    name: 'whether there is a developer log',
    path: '/api/stats/DevLogs/enabled',
    send: async (page) => {
      await play(page, linesPath, { devLogs: [line], latestId: 41 });
      await page.goto('/devlog');
    },
    told: (page) => headed(page, 'The developer log could not be loaded'),
    goOn: async (page, fault) => {
      await retryOrReload(page, fault);
      await toLog(page);
    },
  }),
  on('read:devlog', 'Developer log', {
    name: 'what is new in the developer log',
    path: '/api/Stats/DevLogs/41',
    send: async (page) => {
      await play(page, '/api/Stats/DevLogs/0', { devLogs: [line], latestId: 41 });
      await page.goto('/devlog');
      await toLog(page);
      await press(page, 'Refresh');
    },
    goOn: toLog,
  }),
  on('read:cost', 'Costs', {
    name: 'what is new in the costs',
    path: `${costsPath}/:timestamp`,
    send: async (page) => {
      await play(page, costsPath, {
        clientName: 'Ann',
        currency: 'USD',
        totalCost: 0.00353,
        costRows: [cost],
      });
      await page.goto('/costs');
      await toTable(page);
      await press(page, 'Refresh');
    },
    goOn: toTable,
  }),
  on('read:summary', 'Summaries', {
    name: 'the summary of a module',
    path: '/api/summary/sessions/:id/modules/:id',
    send: async (page) => {
      await playSummary(page);
      await playSession(page);
      await page.goto('/summaries?session=7&module=7.3');
    },
    told: (page) =>
      expect(
        page.getByRole('heading', {
          name: /^(The module could not be loaded|This module is no longer there)$/,
        }),
      ).toBeVisible(),
    // The server has no such module: what is around it stays.
    goOn: (page) => expect(page.getByText('About three in the morning.')).toBeVisible(),
  }),
];
