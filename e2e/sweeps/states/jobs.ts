import type { Page } from '@playwright/test';
import type { JobExecution } from '../../../src/api/admin/jobs';
import type { Answer } from '../../support/answers';
import { expect } from '../people';
import { loading, type Played, type State, serverError } from './state';

const path = '/api/admin/scheduledJobs';

const jobs: Played = [
  'GET',
  path,
  {
    status: 200,
    body: [
      { id: 1, name: 'Session summaries' },
      { id: 2, name: 'A job whose name needs more words than there is room for on one line' },
    ],
  },
];
const executions: JobExecution[] = [
  {
    startTime: '2026-03-03T09:00:00.000Z',
    endTime: null,
    executionTime: null,
    status: 'Running',
    message: null,
  },
  {
    startTime: '2026-03-02T09:00:00.000Z',
    endTime: '2026-03-02T09:00:12.000Z',
    executionTime: '00:00:12',
    status: 'Failed',
    message: 'The mail server refused the connection: it answered nothing but silence for half a minute.',
  },
  {
    startTime: '2026-03-01T09:00:00.000Z',
    endTime: '2026-03-01T09:00:02.000Z',
    executionTime: '00:00:02',
    status: 'Succeeded',
    message: 'Closed and summarised 3 sessions.',
  },
];

const state = (
  name: string,
  [query, ...played]: [query: string, ...Played[]],
  reach: (page: Page) => Promise<unknown>,
): State => ({
  name: `the scheduled jobs${name}`,
  as: 'everything',
  at: `/admin/jobs${query}`,
  played,
  reach,
});

const ran = (reply: Answer): Played => ['GET', `${path}/:id/status`, reply];
const headed = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
const sees = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible();

/** The screen of the scheduled jobs in each of its states. */
export const scheduledJobs: State[] = [
  state('', ['', jobs], headed('No job selected')),
  loading('the scheduled jobs', '/admin/jobs', path, 'Loading the jobs'),
  state(', failed', ['', ['GET', path, serverError]], headed('The jobs could not be loaded')),
  state(' when there are none', ['', ['GET', path, { status: 200, body: [] }]], headed('No jobs')),
  state(
    ' with all executions of one',
    ['?job=1', jobs, ran({ status: 200, body: executions })],
    sees('All items loaded'),
  ),
  state(' with more executions to load', ['?job=1'], sees('Load more')),
  state(
    ' with one that has not run',
    ['?job=2', jobs, ran({ status: 200, body: [] })],
    headed('No executions yet'),
  ),
  state(
    ' with executions that failed to load',
    ['?job=1', jobs, ran(serverError)],
    headed('The executions could not be loaded'),
  ),
];
