import { expect, test } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { paths } from '../../src/shared/address/paths';
import { states, tours } from './states';
import { serverError } from './states/state';

type RouteName = keyof typeof paths;

/** Routes without a look of their own. */
const withoutLook: Partial<Record<RouteName, string>> = {
  admin: 'leads on to the prompts',
  admin_feedback: 'leads on to the feedback on pages',
};

type StaffRoute = Exclude<
  Extract<RouteName, `admin_${string}` | 'devlog' | 'costs' | 'summaries'>,
  'admin_feedback'
>;

interface StaffScreen {
  /** The call without whose answer the screen can show nothing. */
  call: string;
  /** The look with something in it. */
  content: string;
  /** The look with nothing in it, or why there is none. */
  empty: string | { never: string };
}

const staffScreens: Record<StaffRoute, StaffScreen> = {
  admin_prompts: {
    call: '/api/admin/PromptGroups',
    content: 'the prompts with versions',
    empty: 'the prompts, none there',
  },
  admin_modules: {
    call: '/api/admin/modules',
    content: "the back-office's modules",
    empty: "the back-office's modules when there are none",
  },
  admin_users: {
    call: '/api/admin/users',
    content: "the back-office's users",
    empty: "the back-office's users when a search finds nobody",
  },
  admin_prospects: {
    call: '/api/admin/prospects',
    content: "the back-office's prospects",
    empty: "the back-office's prospects when there are none",
  },
  admin_signupSources: {
    call: '/api/admin/signupSources',
    content: 'the signup sources',
    empty: 'the signup sources when there are none',
  },
  admin_terms: {
    call: '/api/admin/termsandconditions',
    content: 'the terms of the back-office',
    empty: 'the terms of the back-office when there are none',
  },
  admin_questions: {
    call: '/api/admin/userQuestionaire/questions',
    content: 'the questionnaire of staff',
    empty: 'the questionnaire of staff without questions',
  },
  admin_news: {
    call: '/api/admin/news',
    content: "the back-office's news",
    empty: "the back-office's news when there are none",
  },
  admin_jobs: {
    call: '/api/admin/scheduledJobs',
    content: 'the scheduled jobs with all executions of one',
    empty: 'the scheduled jobs when there are none',
  },
  admin_settings: {
    call: '/api/admin/settings',
    content: 'the settings',
    empty: 'the settings when there are none',
  },
  admin_audit: {
    call: '/api/admin/audit',
    content: 'the audit trail with texts unfolded',
    empty: 'the audit trail when nothing has been changed',
  },
  admin_sharedData: {
    call: '/api/admin/sharedData/sessions',
    content: 'the shared data',
    empty: 'the shared data when there is none',
  },
  admin_feedback_generic: {
    call: '/api/admin/feedback/generic',
    content: 'the review of feedback',
    empty: 'the review of feedback with nothing found',
  },
  admin_feedback_generic_details: {
    call: '/api/admin/feedback/generic/:id',
    content: 'the review of feedback in its details',
    empty: { never: 'one item is shown; when it has gone, the list is' },
  },
  admin_feedback_conversation: {
    call: '/api/admin/feedback/conversation',
    content: 'the review of feedback of conversations',
    empty: 'the review of feedback of conversations when there is none',
  },
  admin_feedback_conversation_details: {
    call: '/api/admin/feedback/conversation/:id',
    content: 'the review of feedback with a conversation',
    empty: { never: 'one item is shown; when it has gone, the list is' },
  },
  admin_feedback_scores: {
    call: '/api/admin/feedback/score/info',
    content: 'the scores of a year, with the numbers of both charts',
    empty: 'the scores in days that have none',
  },
  devlog: {
    call: '/api/stats/DevLogs/enabled',
    content: "the developer's log with a line of each kind open",
    empty: "the developer's log without lines",
  },
  costs: {
    call: '/api/stats/costs',
    content: "the developer's costs",
    empty: "the developer's costs when there are none",
  },
  summaries: {
    call: '/api/summary',
    content: "the developer's summaries, opened",
    empty: "the developer's summaries when there are none",
  },
};

const patternOf = (route: RouteName) => (paths[route] as (id: unknown) => string)(':id');
const isAt = (route: RouteName, address: string) =>
  matchPath({ path: patternOf(route), caseSensitive: true }, new URL(address, 'http://any').pathname) !==
  null;

const looksOf = (route: RouteName) => states.filter(({ at }) => isAt(route, at));

/** The looks of a route whose one call gets this answer. */
const looksWhere = (route: RouteName, call: string, reply: unknown) =>
  looksOf(route).filter(({ played = [] }) =>
    played.some(([method, path, given]) => method === 'GET' && path === call && given === reply),
  );

/** A look is the route's own, or begins at the list from where its page is opened. */
const isLookOf = (route: RouteName, name: string) =>
  states.some(
    (state) => state.name === name && (isAt(route, state.at) || patternOf(route).startsWith(`${state.at}/`)),
  );

test('every route has a look', () => {
  const without = (Object.keys(paths) as RouteName[]).filter((route) => looksOf(route).length === 0);
  expect(without).toEqual(Object.keys(withoutLook));
});

test('an address that leads nowhere has a look', () => {
  const nowhere = states.filter(({ at }) =>
    (Object.keys(paths) as RouteName[]).every((route) => !isAt(route, at)),
  );
  expect(nowhere.length).toBeGreaterThan(0);
});

for (const [route, { call, content, empty }] of Object.entries(staffScreens) as [StaffRoute, StaffScreen][]) {
  test(`the staff screen ${route} has looks with content, while it loads, when it failed and when it is empty`, () => {
    expect.soft(isLookOf(route, content), 'content').toBe(true);
    expect.soft(looksWhere(route, call, 'nothing').length, 'loading').toBeGreaterThan(0);
    expect.soft(looksWhere(route, call, serverError).length, 'failed').toBeGreaterThan(0);
    expect.soft(typeof empty !== 'string' || isLookOf(route, empty), 'empty').toBe(true);
  });
}

test('no two looks have the same name, and each is part of one tour', () => {
  const names = states.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(tours.flatMap((tour) => tour.states.map(({ name }) => name)).toSorted()).toEqual(names.toSorted());

  const everywhere = states.filter(({ only }) => !only).length;
  process.stdout.write(
    `${Object.keys(paths).length} routes, ${states.length} looks (${everywhere} of them at every width) × ` +
      `2 themes × 3 widths and large text, in ${tours.length} tours\n`,
  );
});
