import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageItems } from '../../../src/ui/virtualLog/PageItems';
import { layOut } from '../../support/browser';

const height = 50;

beforeEach(() => {
  layOut({ row: height });
  // The list begins where the page does.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 0, 0),
  );
});

const show = (count: number) =>
  render(
    <PageItems count={count} keyOf={(index) => index} typicalHeight={height}>
      {(index, item) => (
        <div key={index} {...item}>
          <h3>Session {index}</h3>
        </div>
      )}
    </PageItems>,
  );

test('of 5,000 items those near what shows are in the document', () => {
  show(5_000);
  expect(screen.getAllByRole('heading').length).toBeLessThan(40);
  expect(screen.getByText('Session 0')).toBeInTheDocument();
});

test('others are where the page is scrolled', () => {
  show(5_000);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(height * 3_000);
  fireEvent.scroll(window);
  expect(screen.getByText('Session 3005')).toBeInTheDocument();
  expect(screen.queryByText('Session 0')).not.toBeInTheDocument();
});

test('of a short list all are in the document', () => {
  show(60);
  expect(screen.getAllByRole('heading')).toHaveLength(60);
});
