import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  idOrNewParam,
  idParam,
  pageParam,
  useSearchParamsState,
} from '../../../src/shared/address/useSearchParamsState';
import { address, renderScreen } from '../../support/render';

const Schema = v.object({
  page: pageParam,
  item: idParam,
  search: v.fallback(v.string(), ''),
});

function Probe() {
  const [state, change] = useSearchParamsState(Schema);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => change({ page: state.page + 1 })}>
        Next page
      </button>
      <button type="button" onClick={() => change({ page: state.page + 1 }, { flushSync: true })}>
        Next page at once
      </button>
      <button type="button" onClick={() => change({ search: 'a b&c', page: null })}>
        Search
      </button>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

describe('what the address holds', () => {
  it('is read from it', () => {
    renderScreen(<Probe />, { path: '/list?page=3&item=7&search=tea%20time' });
    expect(shown()).toEqual({ page: 3, item: 7, search: 'tea time' });
  });

  it.each([
    '',
    '?page=',
    '?page=0&item=-1',
    '?page=two&item=x',
    '?page=1.5&item=99999999999',
    '?page=1&page=2',
  ])('has something sensible for %j', (search) => {
    renderScreen(<Probe />, { path: `/list${search}` });
    expect(shown()).toEqual({ page: 1, item: null, search: '' });
  });

  it('changes with the list and leaves the rest alone', async () => {
    const { user } = renderScreen(<Probe />, { path: '/list?item=7' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/list?item=7&page=2'));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/list?item=7&search=a+b%26c'));
    expect(shown()).toEqual({ page: 1, item: 7, search: 'a b&c' });
  });

  it('shows before the next press where that is asked for', () => {
    renderScreen(<Probe />, { path: '/list' });
    const button = screen.getByRole('button', { name: 'Next page at once' });
    // Within one act nothing is drawn that can wait.
    act(() => {
      button.click();
      expect(shown().page).toBe(2);
      button.click();
    });
    expect(shown().page).toBe(3);
  });

  it('goes back with Back', async () => {
    const { user, router } = renderScreen(<Probe />, { path: '/list' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(shown().page).toBe(2));
    await router.navigate(-1);
    await waitFor(() => expect(shown().page).toBe(1));
  });
});

describe('a parameter that names an item, or a new one', () => {
  it.each([
    ['new', 'new'],
    ['12', 12],
    ['0', null],
    ['newer', null],
    [undefined, null],
  ])('reads %j as %j', (text, item) => {
    expect(v.parse(idOrNewParam, text)).toBe(item);
  });
});
