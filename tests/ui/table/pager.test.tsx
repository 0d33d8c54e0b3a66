import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from '../../../src/ui/table/Pager';
import { pagesAround } from '../../../src/ui/table/pagesAround';

function show(page: number, pageCount: number, isBusy = false) {
  const onPage = vi.fn();
  render(<Pager page={page} pageCount={pageCount} onPage={onPage} isBusy={isBusy} />);
  return { onPage, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the pager', () => {
  it('leads to the page before, the page after and any other', async () => {
    const { onPage, user } = show(2, 3);
    await user.click(button('Previous'));
    await user.click(button('Next'));
    await user.click(button('Page 1'));
    expect(onPage.mock.calls).toEqual([[1], [3], [1]]);
  });

  it('tells which page shows', () => {
    show(2, 3);
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(button('Page 1')).not.toHaveAttribute('aria-current');
  });

  it('has no page before the first', async () => {
    const { onPage, user } = show(1, 3);
    expect(isOff('Previous')).toBe(true);
    expect(isOff('Next')).toBe(false);
    await user.click(button('Previous'));
    expect(onPage).not.toHaveBeenCalled();
  });

  it('has no page after the last', async () => {
    const { onPage, user } = show(3, 3);
    expect(isOff('Next')).toBe(true);
    await user.click(button('Next'));
    expect(onPage).not.toHaveBeenCalled();
  });

  it('takes no press while a page loads', async () => {
    const { onPage, user } = show(2, 3, true);
    for (const name of ['Previous', 'Next', 'Page 1', 'Page 3']) {
      expect(isOff(name)).toBe(true);
      await user.click(button(name));
    }
    expect(onPage).not.toHaveBeenCalled();
  });

  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 'gap after', 9]],
    [3, 9, [1, 2, 3, 4, 'gap after', 9]],
    [5, 9, [1, 'gap before', 4, 5, 6, 'gap after', 9]],
    [9, 9, [1, 'gap before', 8, 9]],
  ])('on page %i of %i shows %j', (page, pageCount, shown) => {
    expect(pagesAround(page, pageCount)).toEqual(shown);
  });
});
