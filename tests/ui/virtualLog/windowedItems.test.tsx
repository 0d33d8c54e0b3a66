import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WindowedItems } from '../../../src/ui/virtualLog/WindowedItems';
import { layOut } from '../../support/browser';

const height = 40;

beforeEach(() => {
  layOut({ row: height });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

function show(kept = -1) {
  render(
    <nav aria-label="Jobs">
      <WindowedItems
        count={5_000}
        keyOf={(index) => index}
        typicalHeight={height}
        kept={kept}
        as={{ list: 'ul', item: 'li' }}
      >
        {(index) => <button type="button">Job {index}</button>}
      </WindowedItems>
    </nav>,
  );
  return screen.getByRole('navigation');
}

test('of 5,000 items those near what shows are in the document, each with its place among all', () => {
  show();
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeLessThan(30);
  expect(items[0]).toHaveAttribute('aria-posinset', '1');
  expect(items[0]).toHaveAttribute('aria-setsize', '5000');
});

test('others are where the list is scrolled', () => {
  const list = show();
  list.scrollTop = height * 3_000;
  fireEvent.scroll(list);
  expect(screen.getByText('Job 3005')).toBeInTheDocument();
  expect(screen.queryByText('Job 0')).not.toBeInTheDocument();
});

test('the chosen one is in the document wherever the list stands', () => {
  show(4_000);
  expect(screen.getByText('Job 4000')).toBeInTheDocument();
});
