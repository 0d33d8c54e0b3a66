import { executionPageSize, listJobExecutions, listJobs } from '../../src/api/admin/jobs';
import { listModules } from '../../src/api/admin/modules';
import { listAllNews } from '../../src/api/admin/news';
import { listPromptVersions } from '../../src/api/admin/prompts';
import { listProspects } from '../../src/api/admin/prospects';
import { listAllQuestions } from '../../src/api/admin/questionnaire';
import { listSettings } from '../../src/api/admin/settings';
import { listSharedSessions } from '../../src/api/admin/sharedData';
import { listSignupSources } from '../../src/api/admin/signupSources';
import { listTerms } from '../../src/api/admin/terms';
import type { AnyCall, ReplyOf } from '../../src/api/call';
import { getDevLogsEnabled, listDevLogs } from '../../src/api/developer/devLogs';
import { getSummary } from '../../src/api/developer/summaries';
import type { Wanted } from './probe';

/** A list of staff that comes whole. */
export interface LongList {
  name: string;
  address: string;
  call: AnyCall;
  /** What the server answers with so many rows. */
  replyOf(count: number): unknown;
  /** Another call whose path looks like one of the list's, and its answer. */
  beside?: { path: string; body: unknown };
  wanted: Wanted[];
  /** The label of the box that searches it. */
  search?: string;
  /** What opens a dialog from its first row, by its name's beginning. */
  opens?: string;
  /** The first row changed by a colleague, and the button that has the list read anew. */
  refresh?: { button: string; changed(reply: never): void };
}

/** Held to the contract by its types. */
const list = <C extends AnyCall>(
  options: Omit<LongList, 'call' | 'replyOf' | 'refresh'> & {
    call: C;
    replyOf(count: number): ReplyOf<C>;
    refresh?: { button: string; changed(reply: ReplyOf<C>): void };
  },
): LongList => options as LongList;

const many = <Row>(count: number, row: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(count - index));

const start = Date.UTC(2025, 0, 1, 9);
const hour = 3_600_000;
const at = (number: number) => new Date(start + number * hour).toISOString();
const rows: Wanted[] = [{ selector: 'main tbody tr td' }];

/** The lists of the back-office and the developer pages that have no pages of their own. */
export const longLists: LongList[] = [
  list({
    name: 'prospects',
    address: '/admin/prospects',
    call: listProspects,
    replyOf: (count) =>
      many(count, (id) => ({
        id,
        name: `Kim Example the ${id}th`,
        email: `somebody.number.${id}@mail.example.org`,
        createdAt: at(id),
        source: id % 3 ? 'Newsletter' : 'FriendsAndFamily',
        firstMail: id % 2 ? at(id + 1) : null,
        secondMail: null,
        thirdMail: null,
      })),
    wanted: rows,
    opens: 'Remove',
    refresh: {
      button: 'Refresh',
      changed: ([first]) => {
        if (first) first.firstMail = at(1);
      },
    },
  }),
  list({
    name: 'prompt versions',
    address: '/admin/prompts?group=1&prompt=1',
    call: listPromptVersions,
    replyOf: (count) => ({
      groupName: 'Summaries',
      definitionName: 'Session summary',
      definitionDescription: 'Sums up a session.',
      promptVersions: many(count, (id) => ({
        id,
        number: id,
        timestamp: at(id),
        createdBy: 'Mia Berg',
        active: id === count,
        text: `Sum up in ${id} words what {{username}} has said.\n{{chat}}`,
        note: id % 4 ? '' : `The ${id}th try`,
      })),
    }),
    wanted: rows,
    search: 'Search the versions',
    opens: 'Activate',
  }),
  list({
    name: 'signup sources',
    address: '/admin/signupsources',
    call: listSignupSources,
    replyOf: (count) => ({
      signupSources: many(count, (id) => ({
        id,
        source: `Source${id}`,
        description: `Everybody who heard of us at place number ${id}`,
        maxAutoSignups: 100,
        createdBy: 'Mia Berg',
        createdAt: at(id),
        url: `https://example.org/signup?source=Source${id}`,
      })),
    }),
    wanted: rows,
  }),
  list({
    name: 'modules',
    address: '/admin/modules',
    call: listModules,
    replyOf: (count) => many(count, (id) => ({ id, name: `Module number ${id}`, enabled: id % 2 === 0 })),
    wanted: rows,
  }),
  list({
    name: 'jobs',
    address: '/admin/jobs',
    call: listJobs,
    replyOf: (count) => many(count, (id) => ({ id, name: `Job number ${id}` })),
    wanted: [{ selector: 'main nav button' }],
  }),
  list({
    name: 'executions of a job',
    address: '/admin/jobs?job=1',
    call: listJobExecutions,
    replyOf: (count) =>
      many(Math.max(count, executionPageSize), (id) => ({
        startTime: at(id),
        endTime: at(id),
        executionTime: '00:00:07',
        status: 'Succeeded',
        message: `${id} mails were sent`,
      })),
    wanted: rows,
  }),
  list({
    name: 'news',
    address: '/admin/news',
    call: listAllNews,
    replyOf: (count) =>
      many(count, (id) => ({
        id,
        title: `What is new in week ${id}`,
        content: '<p>Much.</p>',
        createdAt: at(id),
        modifiedAt: at(id),
        author: 'Mia Berg',
      })),
    wanted: rows,
  }),
  list({
    name: 'settings',
    address: '/admin/settings',
    call: listSettings,
    replyOf: (count) =>
      many(count, (id) => ({
        id,
        title: `Setting number ${id}`,
        description: 'What it is for',
        type: 'Int' as const,
        versions: [
          {
            id,
            value: `${id}`,
            activeSinse: at(0),
            created: at(0),
            createdBy: 'Mia Berg',
            state: 'Active' as const,
          },
        ],
      })),
    wanted: rows,
  }),
  list({
    name: 'terms',
    address: '/admin/terms',
    call: listTerms,
    replyOf: (count) =>
      many(count, (id) => ({
        id,
        validFrom: at(id),
        content: '<p>Be kind.</p>',
        created: at(id),
        createdBy: 'Mia Berg',
        state: 'Expired' as const,
        activated: true,
      })),
    wanted: rows,
  }),
  list({
    name: 'questionnaire',
    address: '/admin/questions',
    call: listAllQuestions,
    replyOf: (count) =>
      many(count, (id) => ({
        id,
        question: `How was day number ${id}?`,
        description: 'Whatever comes to mind',
        key: `day${id}`,
        mandatory: false,
        active: id % 2 === 0,
        answerType: 'Numeric',
        answerTypeId: 1 as const,
        sortOrder: id,
      })),
    wanted: rows,
  }),
  list({
    name: 'shared sessions',
    address: '/admin/sharedData',
    call: listSharedSessions,
    replyOf: (count) => ({
      sharedDataAccounts: many(Math.ceil(count / 10), (account) => ({
        actorReference: `account-${account}`,
        sessions: many(10, (number) => ({ id: account * 10 + number, timestamp: at(number) })),
      })),
    }),
    wanted: [{ selector: 'main nav button' }],
  }),
  list({
    name: 'developer log',
    address: '/devlog',
    call: listDevLogs,
    replyOf: (count) => ({
      devLogs: many(count, (number) => ({
        id: count - number + 1,
        timestamp: at(count - number),
        category: 'Information',
        text: JSON.stringify(`Line ${number}`),
      })),
      latestId: count,
    }),
    beside: {
      path: getDevLogsEnabled.path,
      body: { isEnabled: true } satisfies ReplyOf<typeof getDevLogsEnabled>,
    },
    wanted: [{ selector: '[role=log] article' }],
  }),
  list({
    name: 'summaries',
    address: '/summaries',
    call: getSummary,
    replyOf: (count) => ({
      userName: 'Kim Example',
      generated: at(0),
      clientSummary: 'Likes to walk.',
      sessionIds: many(count, (sessionId) => ({ sessionId, created: at(sessionId) })),
    }),
    wanted: [{ selector: 'main button' }],
  }),
];
