import type { Virtualizer } from '@tanstack/react-virtual';
import { expect, it } from 'vitest';
import { measureTogether } from '../../../src/ui/virtualLog/measureTogether';

function list(...heights: number[]) {
  const parent = document.createElement('div');
  const rows = heights.map((_, index) => {
    const row = document.createElement('div');
    Object.defineProperty(row, 'offsetHeight', { get: () => heights[index] });
    return row;
  });
  parent.append(...rows);
  const virtualizer = {
    options: { getItemKey: (index: number) => index },
    indexFromElement: (row: HTMLDivElement) => rows.indexOf(row),
    itemSizeCache: new Map<number, number>(),
  } as unknown as Virtualizer<HTMLElement, Element>;
  return {
    change: (index: number, height: number) => heights.splice(index, 1, height),
    know: (index: number, height: number) => virtualizer.itemSizeCache.set(index, height),
    measure: (index: number) => measureTogether(rows[index] as Element, undefined, virtualizer as never),
  };
}

it('measures all new rows at the first one, whatever is moved for its height', async () => {
  const { change, measure } = list(40, 60);

  expect(measure(0)).toBe(40);
  change(1, 61);
  expect(measure(1)).toBe(60);
});

it('measures anew in the next drawing', async () => {
  const { change, measure } = list(40);
  expect(measure(0)).toBe(40);
  await Promise.resolve();
  change(0, 80);

  expect(measure(0)).toBe(80);
});

it('measures no row whose height is known', () => {
  const { know, measure } = list(40);
  know(0, 55);

  expect(measure(0)).toBe(55);
});
