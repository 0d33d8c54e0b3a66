import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from '../../src/ui/DescriptionList';

it('a list of facts pairs each name with its fact, and leaves out what is not so', () => {
  render(
    <DescriptionList
      facts={[
        ['Name', 'Ann'],
        false,
        [<code key="name">tag</code>, <em key="fact">the answer</em>],
        ['None', 0],
      ]}
    />,
  );
  const pairs = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(pairs).toEqual([
    ['Name', 'Ann'],
    ['tag', 'the answer'],
    ['None', '0'],
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});
