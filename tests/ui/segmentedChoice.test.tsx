import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SegmentedChoice } from '../../src/ui/forms/SegmentedChoice';

const choices = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

function Span({ onChange }: { onChange(value: string): void }) {
  const [value, setValue] = useState<'day' | 'week'>('day');
  const choose = (chosen: typeof value) => {
    setValue(chosen);
    onChange(chosen);
  };
  return <SegmentedChoice label="Span" choices={choices} value={value} onChange={choose} />;
}

it('a segmented choice is a named group in which one is chosen, by press or arrow key', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<Span onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Span' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();

  await user.click(screen.getByText('Week'));
  expect(onChange).toHaveBeenLastCalledWith('week');
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith('day');
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
});

it('a segmented choice follows its value', () => {
  const { rerender } = render(
    <SegmentedChoice label="Span" choices={choices} value="day" onChange={() => undefined} />,
  );
  rerender(<SegmentedChoice label="Span" choices={choices} value="week" onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
});
