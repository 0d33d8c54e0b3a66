import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SliderField } from '../../src/ui/forms/SliderField';

function show() {
  const onChange = vi.fn();
  const onCommit = vi.fn();
  render(
    <SliderField
      label="Mood"
      help="1 is low."
      value={4}
      min={1}
      max={9}
      onChange={onChange}
      onCommit={onCommit}
    />,
  );
  return { onChange, onCommit, slider: screen.getByRole('slider', { name: 'Mood' }) };
}

describe('the slider', () => {
  it('shows its number and both ends', () => {
    const { slider } = show();
    expect(slider).toHaveValue('4');
    expect(slider).toHaveAccessibleDescription('1 is low.');
    expect(screen.getByText('4', { selector: 'output' })).toBeVisible();
    expect(screen.getByText('1')).toBeVisible();
    expect(screen.getByText('9')).toBeVisible();
  });

  it('tells each step of the way, and where it came to rest', () => {
    const { slider, onChange, onCommit } = show();
    fireEvent.input(slider, { target: { value: 5 } });
    expect(onChange).toHaveBeenLastCalledWith(5);
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.change(slider, { target: { value: 6 } });
    expect(onCommit).toHaveBeenLastCalledWith(6);
  });

  it('tells when it is let go where it stood', () => {
    const { slider, onCommit } = show();
    fireEvent.pointerUp(slider);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(4);
  });
});
