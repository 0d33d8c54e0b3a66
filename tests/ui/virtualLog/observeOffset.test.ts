import type { Virtualizer } from '@tanstack/react-virtual';
import { expect, it, vi } from 'vitest';
import { observeOffset } from '../../../src/ui/virtualLog/observeOffset';

const row = (index: number) => ({ index, start: index * 100, end: index * 100 + 100 });
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => row(from + place));

/** What is told of a list of a hundred rows, 100 px each and four of them in view, that is scrolled to an offset. */
function toldOfScrollingTo(offset: number, drawn: { index: number; start: number }[]) {
  const scrollElement = document.createElement('div');
  Object.defineProperties(scrollElement, {
    scrollTop: { value: offset },
    scrollHeight: { value: 10_000 },
    clientHeight: { value: 400 },
  });
  const report = vi.fn();
  const virtualizer = {
    scrollElement,
    targetWindow: window,
    options: { count: 100, isScrollingResetDelay: 150 },
    getVirtualItems: () => drawn,
  };
  const stop = observeOffset(virtualizer as unknown as Virtualizer<HTMLDivElement, Element>, report);
  scrollElement.dispatchEvent(new Event('scroll'));
  stop?.();
  return report.mock.calls;
}

it('tells a list that is scrolled', () => {
  expect(toldOfScrollingTo(5_000, rows(46, 58))).toEqual([[5_000, true]]);
});

it('tells a list that follows its end as one at rest, also where the browser rounds the end', () => {
  expect(toldOfScrollingTo(9_600, rows(92, 100))).toEqual([[9_600, false]]);
  expect(toldOfScrollingTo(9_599, rows(92, 100))).toEqual([[9_599, false]]);
});

it.each([
  ['nothing is drawn', []],
  ['what shows is not drawn', rows(97, 100)],
  ['the last rows are not drawn', rows(92, 99)],
])('tells a list at its end as scrolled where %s', (_what, drawn) => {
  expect(toldOfScrollingTo(9_600, drawn)).toEqual([[9_600, true]]);
});

it('tells a list just above its end as scrolled', () => {
  expect(toldOfScrollingTo(9_590, rows(92, 100))).toEqual([[9_590, true]]);
});
