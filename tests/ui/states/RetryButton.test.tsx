import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RetryButton } from '../../../src/ui/states/RetryButton';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button');

it('tries again at once where the server has not asked to wait', () => {
  const onRetry = vi.fn();
  render(<RetryButton notBefore={null} onRetry={onRetry} />);
  expect(button()).toHaveTextContent(/^Retry$/);
  fireEvent.click(button());
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('counts down the time that the server has asked for, and does nothing before', () => {
  const onRetry = vi.fn();
  render(<RetryButton notBefore={7_000} onRetry={onRetry} />);
  expect(button()).toHaveTextContent('Retry in 7 s');
  act(() => void vi.advanceTimersByTime(6_500));
  expect(button()).toHaveTextContent('Retry in 1 s');
  fireEvent.click(button());
  expect(onRetry).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(button()).toHaveTextContent(/^Retry$/);
  fireEvent.click(button());
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says a long time in minutes', () => {
  render(<RetryButton notBefore={600_000} onRetry={vi.fn()} />);
  expect(button()).toHaveTextContent('Retry in 10 min');
});
