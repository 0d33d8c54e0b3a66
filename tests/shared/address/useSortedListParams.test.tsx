import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSortedListParams } from '../../../src/shared/address/useSortedListParams';
import { address, renderScreen } from '../../support/render';

function Probe() {
  const list = useSortedListParams(20, ['name', 'date'], { sort: 'date', order: 'Desc' });
  return (
    <>
      <output>{JSON.stringify({ ...list.query, search: list.search })}</output>
      <button type="button" onClick={() => list.toPage(list.query.page - 1)}>
        Page before
      </button>
      <button type="button" onClick={() => list.searchFor('tea & milk')}>
        Search
      </button>
      <button type="button" onClick={() => list.searchFor('')}>
        Everything
      </button>
      <button type="button" onClick={() => list.sortBy('name')}>
        By name
      </button>
      <button type="button" onClick={() => list.sortBy('date')}>
        By date
      </button>
    </>
  );
}

const open = (search = '') => renderScreen(<Probe />, { path: `/list${search}` });
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const usual = { page: 1, pageSize: 20, sort: 'date', order: 'Desc', search: '' };

describe('what a list shows', () => {
  it('is read from the address', () => {
    open('?page=3&sort=name&order=Desc&search=tea');
    expect(shown()).toEqual({ page: 3, pageSize: 20, sort: 'name', order: 'Desc', search: 'tea' });
  });

  it.each(['', '?page=0', '?sort=age&order=Up', '?order=Asc'])('is as usual for %j', (search) => {
    open(search);
    expect(shown()).toEqual(usual);
  });

  it('is sorted upwards where the address says by what, but not which way', () => {
    open('?sort=date');
    expect(shown()).toEqual({ ...usual, order: 'Asc' });
  });

  it('is another page, of the same order and search', async () => {
    const { user } = open('?page=3&sort=name&search=tea&item=7');
    await user.click(screen.getByRole('button', { name: 'Page before' }));
    await waitFor(() => expect(shown()).toMatchObject({ page: 2, sort: 'name', search: 'tea' }));
    await user.click(screen.getByRole('button', { name: 'Page before' }));
    await waitFor(() => expect(address()).toBe('/list?sort=name&search=tea&item=7'));
  });

  it('begins with its first page when it is searched', async () => {
    const { user } = open('?page=3&item=7');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(shown()).toEqual({ ...usual, search: 'tea & milk' }));
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    await waitFor(() => expect(address()).toBe('/list?item=7'));
  });

  it('begins with its first page when it is sorted, and turns round when it is sorted so again', async () => {
    const { user } = open('?page=3');
    await user.click(screen.getByRole('button', { name: 'By name' }));
    await waitFor(() => expect(shown()).toEqual({ ...usual, sort: 'name', order: 'Asc' }));
    await user.dblClick(screen.getByRole('button', { name: 'By date' }));
    await waitFor(() => expect(shown()).toEqual(usual));
    expect(address()).toBe('/list?sort=date&order=Desc');
  });
});
