import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listConversationFeedback, listGenericFeedback } from '../../../src/api/admin/feedback';
import { press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { savedFiles } from '../../support/savedFiles';
import { bug, button, conversation, idea, listFor, openFeedback, serveDetails } from './openFeedback';

const serveList = () => mock(listGenericFeedback, ({ query }) => listFor([bug, idea], query));
const table = () => screen.findByRole('table', { name: 'Feedback' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement | undefined) =>
  row &&
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

const full = (changes: Record<string, string | string[]> = {}) => ({
  FeedbackType: ['suggestion', 'bug', 'compliment'],
  Status: ['New', 'InProgress', 'Resolved', 'Closed'],
  sortOrder: ['Asc'],
  sortDirection: ['CreatedAt'],
  page: ['1'],
  pageSize: ['10'],
  ...changes,
});
const asked = (query: URLSearchParams | undefined) =>
  query && Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));

describe('the overview of the feedback', () => {
  it('has the focus on its heading when the row that one comes back to leaves the list', async () => {
    let items = [bug, idea];
    mock(listGenericFeedback, ({ query }) => listFor(items, query));
    serveDetails(bug);
    openFeedback('generic');
    await userEvent.click(within(await table()).getByRole('button', { name: '3' }));
    await userEvent.click(await button('Close'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const opener = within(await table()).getByRole('button', { name: '3' });
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() =>
      expect(document.querySelector('[aria-label=Refresh]')).not.toHaveAttribute('aria-busy', 'true'),
    );
    items = [idea];
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toHaveFocus();
  });

  it('asks for the default list at first, and shows it', async () => {
    const list = serveList();
    openFeedback('generic');
    expect(await headers()).toEqual(['#', 'Category', 'Page', 'State', 'Created At', 'Updated At', 'Trello']);
    const [first, second] = await rows();
    expect(cellsOf(first)?.slice(1, 4)).toEqual(['bug', '/chat', 'New']);
    expect(cellsOf(second)?.at(-1)).toBe('17');
    expect(asked(list.received[0]?.query)).toEqual({});
  });

  it('says in each row what was written, beside its number', async () => {
    serveList();
    openFeedback('generic');
    const [first] = await rows();
    expect(cellsOf(first)?.[0]).toBe(`3${bug.feedback}`);
    expect(within(first as HTMLElement).getByRole('button', { name: '3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/feedback\/generic\/3\?/),
    );
  });

  it('has no category and no page for conversations', async () => {
    const { data: _session, ...row } = conversation;
    const list = mock(listConversationFeedback, ({ query }) => ({
      ...listFor([], query),
      data: [row],
      filterInfoOptions: { feedbackType: [], status: ['New', 'Closed'] },
      selectFilters: { feedbackType: [], status: ['New', 'Closed'] },
    }));
    const { user } = openFeedback('conversation');
    const all = await screen.findAllByRole('columnheader');
    expect(all.map(({ textContent }) => textContent)).toEqual([
      '#',
      'State',
      'Created At',
      'Updated At',
      'Trello',
    ]);
    await user.click(await button('Filters'));
    expect(screen.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Closed' }));
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(asked(list.received[1]?.query)).toMatchObject({ Status: ['New'] });
    expect(asked(list.received[1]?.query)).not.toHaveProperty('FeedbackType');
  });

  it('sorts by another column ascending, and by the same one the other way round', async () => {
    const list = serveList();
    const { user } = openFeedback('generic?page=2&sort=State&order=Asc&size=25');
    await user.click(await button('State'));
    await user.click(await button('Category'));
    await waitFor(() => expect(list.received).toHaveLength(3));
    expect(list.received.map(({ query }) => asked(query))).toMatchObject([
      { sortDirection: ['State'], sortOrder: ['Asc'], page: ['2'], pageSize: ['25'] },
      { sortDirection: ['State'], sortOrder: ['Desc'], page: ['1'], pageSize: ['25'] },
      { sortDirection: ['FeedbackType'], sortOrder: ['Asc'], page: ['1'], pageSize: ['25'] },
    ]);
    expect(screen.getByRole('columnheader', { name: 'Category' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('filters by what is ticked, all and none included, and keeps it in the address', async () => {
    const list = serveList();
    const { user } = openFeedback('generic');
    await user.click(await button('Filters'));
    expect(screen.getByRole('checkbox', { name: 'bug' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'bug' }));
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(asked(list.received[1]?.query)).toEqual(full({ FeedbackType: ['suggestion', 'compliment'] }));
    expect(new URLSearchParams(address().split('?')[1]).getAll('type')).toEqual(['suggestion', 'compliment']);

    await user.click(await button('none'));
    await waitFor(() => expect(list.received).toHaveLength(3));
    expect(asked(list.received[2]?.query)).toEqual({
      sortOrder: ['Asc'],
      sortDirection: ['CreatedAt'],
      page: ['1'],
      pageSize: ['10'],
    });
    expect(screen.getByRole('checkbox', { name: 'bug' })).not.toBeChecked();

    await user.click(await button('all'));
    await waitFor(() => expect(asked(list.received.at(-1)?.query)).toEqual(full()));
  });

  it('goes from page to page and to other page sizes, with everything held while it loads', async () => {
    const list = serveList();
    const { user } = openFeedback('generic');
    const previous = await button('Previous');
    expect(previous).toHaveAttribute('aria-disabled', 'true');

    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const second = mock(listGenericFeedback, async ({ query }) => {
      await gate;
      return listFor([idea], query);
    });
    await user.click(await button('Next'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Page Size' })).toBeDisabled());
    expect(await button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(await rows(), 'the former page stays meanwhile').toHaveLength(2);
    open();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(await button('Page 2')).toHaveAttribute('aria-current', 'page');

    expect(screen.getByRole('combobox', { name: 'Page Size' })).toHaveTextContent('102550');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page Size' }), '50');
    await waitFor(() => expect(second.received).toHaveLength(2));
    expect(asked(second.received[1]?.query)).toEqual(full({ pageSize: ['50'] }));
    expect(list.received).toHaveLength(1);
  });

  it('searches what is loaded, capitals as they are, until the search is cleared', async () => {
    const list = serveList();
    const { user } = openFeedback('generic');
    await user.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as HTMLElement);
    const box = screen.getByRole('textbox', { name: 'Search this page' });
    await user.type(box, 'darker{Enter}');
    await waitFor(async () =>
      expect((await rows()).map((row) => cellsOf(row)?.[1])).toEqual([idea.category]),
    );
    expect(address()).toContain('search=darker');

    await user.clear(box);
    await user.type(box, 'Darker');
    await user.click(screen.getAllByRole('button', { name: 'Search' })[1] as HTMLElement);
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();

    await user.click(await button('Clear'));
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    expect(list.received, 'without another call').toHaveLength(1);
  });

  it('is saved with all its pages as it is filtered, sorted and searched, and what could not be read is counted', async () => {
    serveList();
    const files = savedFiles();
    const { user } = openFeedback('generic?status=New&search=Send');
    await rows();
    const broken = { ...idea, createdAt: 'yesterday' };
    const list = mock(listGenericFeedback, ({ query }) => {
      const page = Number(query.get('page'));
      const bugOf = { ...bug, id: page, feedback: `=Send ${page}, please` };
      return listFor(page === 2 ? [bugOf, idea, broken] : [bugOf], query);
    });
    await press(user, 'Download CSV');
    expect(
      await screen.findByText('Downloaded 3 rows. 1 could not be read and is left out.'),
    ).toBeInTheDocument();
    expect(files[0]?.name).toMatch(/^feedback-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(files[0]?.lines).toEqual([
      '#,Category,Page,State,Created At,Updated At,Trello,Feedback',
      ...[1, 2, 3].map(
        (page) => `${page},bug,/chat,New,${bug.createdAt},${bug.updatedAt},,"'=Send ${page}, please"`,
      ),
    ]);
    expect(
      list.received.map(({ query }) => [query.get('page'), query.get('pageSize'), query.get('Status')]),
    ).toEqual([
      ['1', '50', 'New'],
      ['2', '50', 'New'],
      ['3', '50', 'New'],
    ]);
  });

  it('asks in full when it is refreshed', async () => {
    const list = serveList();
    const { user } = openFeedback('generic');
    await user.click(await button('Refresh'));
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(asked(list.received[1]?.query)).toEqual(full());
    await user.click(await button('Refresh'));
    await waitFor(() => expect(list.received).toHaveLength(3));
  });

  it('gives way to the details of a row, and comes back to the same place, read again', async () => {
    const list = serveList();
    serveDetails(idea);
    const { user } = openFeedback('generic?page=2&sort=State&order=Desc&size=10');
    await user.click(within(await table()).getByRole('button', { name: '4' }));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    expect(await screen.findByText('Add a darker theme.')).toBeInTheDocument();
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.getByRole('button', { name: '4' })).toHaveFocus());
    await waitFor(() => expect(list.received).toHaveLength(2));
    expect(asked(list.received[1]?.query)).toMatchObject({ page: ['2'], sortOrder: ['Desc'] });
  });

  it('says so when there is nothing, when it is refused and when it did not come', async () => {
    mock(listGenericFeedback, ({ query }) => listFor([], query));
    const { unmount } = openFeedback('generic');
    expect(await screen.findByText('No feedback')).toBeInTheDocument();
    unmount();

    fault(listGenericFeedback, { status: 403 });
    const refused = openFeedback('generic');
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
    refused.unmount();

    fault(listGenericFeedback, { status: 500 });
    const { user } = openFeedback('generic');
    const retry = await button('Retry');
    serveList();
    await user.click(retry);
    expect(await rows()).toHaveLength(2);
  });
});
