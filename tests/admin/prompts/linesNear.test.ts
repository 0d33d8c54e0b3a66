import { expect, it } from 'vitest';
import { linesNear } from '../../../src/admin/prompts/linesNear';

/** Lines of these heights, one below the other. */
function stack(heights: number[]): HTMLElement[] {
  let below = 0;
  return heights.map((height) => {
    const line = document.createElement('div');
    const top = below;
    Object.defineProperties(line, { offsetTop: { value: top }, offsetHeight: { value: height } });
    below += height;
    return line;
  });
}

const lines = stack([20, 40, 20, 20, 60, 20]);

it.each([
  ['the first ones', -10, 30, [1, 2]],
  ['one that reaches in from above', 50, 70, [2, 3]],
  ['those behind a wrapped one', 160, 500, [6]],
  ['none behind the last', 180, 500, []],
])('finds %s', (_, from, to, numbers) => {
  expect(linesNear(lines, from, to).map(({ number }) => number)).toEqual(numbers);
});

it('says where each begins', () => {
  expect(linesNear(lines, 0, 90)).toEqual([
    { number: 1, top: 0 },
    { number: 2, top: 20 },
    { number: 3, top: 60 },
    { number: 4, top: 80 },
  ]);
});
