import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPaint } from '../../src/ui/useAfterPaint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a value is the former one until the page has been painted', () => {
  const { result, rerender } = renderHook(useAfterPaint<number>, { initialProps: 1 });
  expect(result.current).toBe(1);
  rerender(2);
  expect(result.current).toBe(1);
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current).toBe(1);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(2);
});
