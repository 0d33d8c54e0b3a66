import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type JobExecution, listJobExecutions, listJobs } from '../../../src/api/admin/jobs';
import { press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { savedFiles } from '../../support/savedFiles';

const jobs = [
  { id: 1, name: 'Session summaries' },
  { id: 2, name: 'Log clean-up' },
];

/** A run so many hours after the first. */
const run = (hour: number, changes: Partial<JobExecution> = {}): JobExecution => ({
  startTime: new Date(Date.UTC(2026, 2, 1, hour)).toISOString(),
  endTime: new Date(Date.UTC(2026, 2, 1, hour, 0, 5)).toISOString(),
  executionTime: '00:00:05',
  status: 'Succeeded',
  message: `Run ${hour}`,
  ...changes,
});

/** The newest of so many runs first, by the pages that are asked for. */
const serve = (count: number) =>
  mock(listJobExecutions, ({ query }) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    const all = Array.from({ length: count }, (_, index) => run(count - index));
    return all.slice((page - 1) * size, page * size);
  });

const open = (query = '') =>
  renderApp({
    path: `/admin/jobs${query}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:scheduledTasks'] }),
  });

const job = (name: string) => screen.findByRole('button', { name });
const table = (name: string) => screen.findByRole('table', { name: `Executions of ${name}` });
const rows = () => screen.getAllByRole('row').slice(1);
const loadMore = () => screen.findByRole('button', { name: 'Load more' });
const pagesOf = ({ received }: ReturnType<typeof serve>) =>
  received.map(({ params, query }) => [params.id, query.get('page'), query.get('pageSize')].join(' '));

describe('the scheduled jobs', () => {
  it('are listed, and nothing runs through them before one is selected', async () => {
    mock(listJobs, jobs);
    open();
    const list = within(await screen.findByRole('navigation', { name: 'Jobs' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Session summaries',
      'Log clean-up',
    ]);
    expect(screen.getByText('No job selected')).toBeInTheDocument();
  });

  it('have all their executions in a file, however few a page of the server holds', async () => {
    mock(listJobs, jobs);
    serve(12);
    const files = savedFiles();
    const { user } = open('?job=2');
    await table('Log clean-up');
    const executions = mock(listJobExecutions, ({ query }) => {
      const page = Number(query.get('page'));
      const all = Array.from({ length: 22 }, (_, index) => run(22 - index));
      return all.slice((page - 1) * 20, page * 20);
    });
    await press(user, 'Download CSV');
    expect(await screen.findByText('Downloaded 22 rows.')).toBeInTheDocument();
    expect(files[0]?.lines[0]).toBe('Start Time,End Time,Execution Time,Status,Message');
    expect(files[0]?.lines[1]).toBe(`${run(22).startTime},${run(22).endTime},00:00:05,Succeeded,Run 22`);
    expect(pagesOf(executions)).toEqual(['2 1 100', '2 2 100']);
  });

  it('are read again by Refresh, the executions that show as well', async () => {
    const list = mock(listJobs, jobs);
    const executions = serve(2);
    const { user } = open('?job=2');
    await table('Log clean-up');
    serve(3);
    await press(user, 'Refresh');
    expect(await screen.findByText('Run 3')).toBeInTheDocument();
    expect([list.received.length, executions.received.length]).toEqual([2, 1]);
  });

  it('show their executions when they are selected', async () => {
    mock(listJobs, jobs);
    const executions = serve(3);
    const { user } = open();
    await user.click(await job('Log clean-up'));
    expect(
      within(await table('Log clean-up'))
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Start Time', 'End Time', 'Execution Time', 'Status', 'Message']);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Log clean-up' })).toHaveFocus(),
    );
    expect(await job('Log clean-up')).toHaveAttribute('aria-current', 'true');
    expect(await job('Session summaries')).not.toHaveAttribute('aria-current');
    expect(address()).toBe('/admin/jobs?job=2');
    expect(rows().map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      'Run 3',
      'Run 2',
      'Run 1',
    ]);
    expect(within(rows()[0] as HTMLElement).getByText('00:00:05')).toBeInTheDocument();
    expect(within(rows()[0] as HTMLElement).getByText('Succeeded')).toBeInTheDocument();
    expect(pagesOf(executions)).toEqual(['2 1 10']);
  });

  it('have neither an end nor a time while they run', async () => {
    mock(listJobs, jobs);
    const running = run(1, { endTime: null, executionTime: null, status: 'Running', message: null });
    mock(listJobExecutions, [running]);
    open('?job=1');
    await table('Session summaries');
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(1)).toEqual([
      '–None',
      '–None',
      'Running',
      '–None',
    ]);
  });

  it('load more executions until there are no more', async () => {
    mock(listJobs, jobs);
    const executions = serve(23);
    const { user } = open('?job=1');
    await table('Session summaries');
    expect(rows()).toHaveLength(10);
    await user.click(await loadMore());
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.queryByText('All items loaded')).not.toBeInTheDocument();
    await waitFor(async () => expect(await loadMore()).toHaveFocus());
    await user.click(await loadMore());
    await waitFor(async () => expect(await screen.findByText('All items loaded')).toHaveFocus());
    expect(rows()).toHaveLength(23);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(pagesOf(executions)).toEqual(['1 1 10', '1 2 10', '1 3 10']);
  });

  it('know the end of full pages only by the empty one after them', async () => {
    mock(listJobs, jobs);
    serve(10);
    const { user } = open('?job=1');
    await user.click(await loadMore());
    expect(await screen.findByText('All items loaded')).toBeInTheDocument();
    expect(rows()).toHaveLength(10);
  });

  it('show nothing twice that a new run has moved on', async () => {
    mock(listJobs, jobs);
    serve(20);
    const { user } = open('?job=1');
    const button = await loadMore();
    serve(21);
    await user.click(button);
    await waitFor(() => expect(rows()).toHaveLength(19));
  });

  it('load once, however often the button is pressed meanwhile', async () => {
    mock(listJobs, jobs);
    serve(20);
    const { user } = open('?job=1');
    const button = await loadMore();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const more = mock(listJobExecutions, async () => {
      await held;
      return [run(1)];
    });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    go();
    expect(await screen.findByText('All items loaded')).toBeInTheDocument();
    expect(more.received).toHaveLength(1);
  });

  it('keep what is loaded when more could not be, and try again', async () => {
    mock(listJobs, jobs);
    serve(12);
    const { user } = open('?job=1');
    const button = await loadMore();
    fault(listJobExecutions, { status: 500 });
    await user.click(button);
    expect(await screen.findByText('The next ones could not be loaded.')).toBeInTheDocument();
    expect(rows()).toHaveLength(10);
    serve(12);
    await user.click(await loadMore());
    expect(await screen.findByText('All items loaded')).toBeInTheDocument();
    expect(rows()).toHaveLength(12);
  });

  it('are read anew from the newest each time they are selected', async () => {
    mock(listJobs, jobs);
    const executions = serve(12);
    const { user } = open('?job=1');
    await user.click(await loadMore());
    await screen.findByText('All items loaded');
    await user.click(await job('Log clean-up'));
    await table('Log clean-up');
    await user.click(await job('Session summaries'));
    await table('Session summaries');
    expect(rows()).toHaveLength(10);
    expect(pagesOf(executions)).toEqual(['1 1 10', '1 2 10', '2 1 10', '1 1 10']);
  });

  it('say so when one has not run yet', async () => {
    mock(listJobs, jobs);
    mock(listJobExecutions, []);
    open('?job=1');
    expect(await screen.findByText('No executions yet')).toBeInTheDocument();
  });

  it('say so when one is not there', async () => {
    mock(listJobs, jobs);
    open('?job=9');
    expect(await screen.findByText('This job is not there')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    mock(listJobs, []);
    open();
    expect(await screen.findByText('No jobs')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come, and so can their executions', async () => {
    fault(listJobs, { status: 500 });
    fault(listJobExecutions, { status: 500 });
    const { user } = open('?job=1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listJobs, jobs);
    await user.click(retry);
    await screen.findByText('The executions could not be loaded');
    serve(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await table('Session summaries')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listJobs, { status: 403 });
    open();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});
