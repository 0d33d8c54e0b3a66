import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRoomForToasts } from '../../src/ui/toasts/useRoomForToasts';

let height = 0;
let resized: () => void = () => undefined;

function Area() {
  const area = { current: document.body };
  useRoomForToasts(area);
  return null;
}

function grow(to: number) {
  height = to;
  act(() => resized());
}

const room = () => document.documentElement.style.getPropertyValue('--toasts');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => ({ height }) as DOMRect);
});

it('leaves the toasts the room that they take, and gives it back', () => {
  const { unmount } = render(<Area />);
  grow(56.25);
  expect(room()).toBe('57px');
  grow(0);
  expect(room()).toBe('0px');
  unmount();
  expect(room()).toBe('');
});

it.each(['pointerUp', 'pointerCancel'] as const)('moves nothing during a press, until %s', async (end) => {
  render(<Area />);
  grow(56);
  fireEvent.pointerDown(document.body);
  grow(0);
  expect(room()).toBe('56px');
  fireEvent[end](document.body);
  expect(room(), 'the click comes first').toBe('56px');
  await vi.waitFor(() => expect(room()).toBe('0px'));
});
