import type { Page } from '@playwright/test';
import type { Permission } from '../../../../src/api/call';
import { listCosts, listNewerCosts } from '../../../../src/api/developer/costs';
import { getDevLogsEnabled, getInitialDevLogId, listDevLogs } from '../../../../src/api/developer/devLogs';
import { getModuleSummary, getSessionSummary, getSummary } from '../../../../src/api/developer/summaries';
import { play } from '../../../support/answers';
import { expect } from '../../../support/test';
import { headed, press, type SweptScreen } from '../sweptCall';

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

const account = (permission: Permission) => ({ permissions: [permission] });
const sees = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();
const seesCosts = (page: Page) => expect(page.getByRole('table', { name: 'Costs' })).toBeVisible();
const refresh = (page: Page) => press(page, 'Refresh');

const logFailed = headed('The developer log could not be loaded');
const log = { at: '/devlog', told: logFailed, whole: sees(line.text) };
const folded = (at: string, name: string, text: string) => ({
  at,
  told: headed(`The ${name} could not be loaded`, `This ${name} is no longer there`),
  whole: sees(text),
});

/** The developer log, the costs and the summaries. */
export const developerScreens: SweptScreen[] = [
  {
    name: 'the developer log',
    account: account('read:devlog'),
    given: (page) => play(page, listDevLogs, { devLogs: [line], latestId: 41 }),
    calls: [
      { ...log, call: getDevLogsEnabled },
      { ...log, call: getInitialDevLogId },
      // It says that there is no log.
      { ...log, call: listDevLogs, without: ['answered 400'] },
      {
        call: listDevLogs,
        params: { fromId: '41' },
        at: '/devlog',
        send: refresh,
        hasToast: () => true,
        kept: log.whole,
        whole: log.whole,
      },
    ],
  },
  {
    name: 'the costs',
    account: account('read:cost'),
    given: (page) =>
      play(page, listCosts, { clientName: 'Ann', currency: 'USD', totalCost: 0.00353, costRows: [cost] }),
    calls: [
      { call: listCosts, at: '/costs', told: headed('The costs could not be loaded'), whole: seesCosts },
      {
        call: listNewerCosts,
        at: '/costs',
        send: refresh,
        hasToast: () => true,
        kept: seesCosts,
        whole: seesCosts,
      },
    ],
  },
  {
    name: 'the summaries',
    account: account('read:summary'),
    given: async (page) => {
      await play(page, getSummary, {
        userName: 'Ann',
        generated: created,
        clientSummary: 'Sleeps badly.',
        sessionIds: [session],
      });
      await play(page, getSessionSummary, {
        ...session,
        summary: 'About three in the morning.',
        modules: [module],
      });
      await play(page, getModuleSummary, { ...module, summary: 'Naps help.' });
    },
    calls: [
      {
        call: getSummary,
        at: '/summaries',
        told: headed('The summaries could not be loaded'),
        whole: sees('Sleeps badly.'),
      },
      {
        call: getSessionSummary,
        ...folded('/summaries?session=7', 'session', 'About three in the morning.'),
      },
      { call: getModuleSummary, ...folded('/summaries?session=7&module=7.3', 'module', 'Naps help.') },
    ],
  },
];
