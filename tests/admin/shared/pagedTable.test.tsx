import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PagedTable } from '../../../src/admin/shared/PagedTable';
import { useSortedListParams } from '../../../src/shared/address/useSortedListParams';
import { renderScreen } from '../../support/render';

const names = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];

interface PeopleProps {
  all?: string[];
  isTurning?: boolean;
}

function People({ all = names, isTurning = false }: PeopleProps) {
  const list = useSortedListParams(2, ['name'], { sort: 'name', order: 'Asc' });
  const { page, pageSize, order } = list.query;
  const inOrder = order === 'Asc' ? all : all.toReversed();
  const data = {
    items: inOrder.slice((page - 1) * pageSize, page * pageSize).map((name) => ({ id: name, name })),
    page,
    totalItems: all.length,
    totalPages: Math.ceil(all.length / pageSize),
  };
  return (
    <PagedTable
      items="people"
      list={list}
      query={{ data, error: null, isPlaceholderData: isTurning, refetch: async () => ({ isSuccess: true }) }}
      columns={[
        { name: 'Name', cell: ({ name }) => name, sortKey: 'name' },
        { name: 'Letters', cell: ({ name }) => name.length },
      ]}
      empty={<p>Nobody yet</p>}
    />
  );
}

const open = (search: string, all?: string[]) =>
  renderScreen(<People all={all} />, { path: `/people${search}` });
const rows = () => screen.getAllByRole('cell', { name: /[a-z]/ }).map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe('a list that comes page by page', () => {
  it('shows the page that the address names, and leads to the others', async () => {
    const { user } = open('?page=2');
    expect(screen.getByRole('table', { name: 'People' })).toBeInTheDocument();
    expect(rows()).toEqual(['Cy', 'Dee']);
    expect(screen.getByRole('navigation', { name: 'Pages of people' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rows()).toEqual(['Eve']));
  });

  it('shows the old rows as busy while the next page is on its way', () => {
    renderScreen(<People isTurning />);
    expect(screen.getByRole('table').closest('[aria-busy=true]')).toBeInTheDocument();
  });

  it('goes to its start when a page is turned from below', async () => {
    const { user } = open('');
    // Another file's stand-in may be there already, with what it was called for.
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrolled, 'the start shows already').not.toHaveBeenCalled();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 800, 900));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('has no pages to turn where there is one alone', () => {
    open('', ['Ann']);
    expect(rows()).toEqual(['Ann']);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is sorted by the headers of columns that can be sorted, from the first page on', async () => {
    const { user } = open('?page=2');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(rows()).toEqual(['Eve', 'Dee']));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByRole('button', { name: 'Letters' })).not.toBeInTheDocument();
  });

  it('leads back from a page behind the last one', async () => {
    const { user } = open('?page=9');
    expect(screen.getByText('Nothing on this page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'To the first page' }));
    await waitFor(() => expect(rows()).toEqual(['Ann', 'Ben']));
  });

  it('says in the words of its screen that there is nothing at all', () => {
    open('', []);
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    expect(screen.queryByText('Nothing on this page')).not.toBeInTheDocument();
  });
});
