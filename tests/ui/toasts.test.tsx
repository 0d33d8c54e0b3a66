import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../src/ui/toasts/ToastProvider';
import { type Toast, type Toasts, useToasts } from '../../src/ui/toasts/useToasts';

let toasts: Toasts;

function Grip() {
  toasts = useToasts();
  return null;
}

function show(toast: Partial<Toast> = {}): number {
  let id = 0;
  act(() => {
    id = toasts.show({ title: 'Sorry', message: 'It did not work.', tone: 'error', ...toast });
  });
  return id;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** By 0 is what browsers send when something comes to lie under a pointer that rests; jsdom counts nothing. */
function movePointer(target: Element, by: number): void {
  const event = createEvent.pointerMove(target);
  Object.defineProperties(event, { movementX: { value: by }, movementY: { value: 0 } });
  fireEvent(target, event);
}

const shown = () => screen.queryAllByText('It did not work.').length;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Grip />
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

describe('a toast', () => {
  it('announces errors and warnings at once, the others when there is a pause', () => {
    show();
    show({ tone: 'warning', title: 'Careful' });
    show({ tone: 'success', title: 'Saved' });
    show({ tone: 'info', title: 'News' });
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'SorryIt did not work.',
      'CarefulIt did not work.',
    ]);
    expect(screen.getAllByRole('status')).toHaveLength(2);
  });

  it('says no more than its title where that says it all', () => {
    show({ title: 'Copied', message: undefined, tone: 'success' });
    expect(screen.getByRole('status').children).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
  });

  it('stays until it is dismissed', () => {
    show();
    pass(3_600_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBe(0);
  });

  it('closes by itself after 5 seconds where that is asked for', () => {
    show({ autoClose: true });
    pass(4_999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(0);
  });

  it('takes another delay', () => {
    show({ autoClose: true, delayMs: 1_000 });
    pass(1_000);
    expect(shown()).toBe(0);
  });

  it('is not stacked while the same one is up, but gets its whole time again', () => {
    show({ autoClose: true });
    pass(4_000);
    show({ autoClose: true });
    expect(shown()).toBe(1);
    pass(4_999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(0);
  });

  it('stands still while the pointer is on it', () => {
    show({ autoClose: true });
    pass(3_000);
    movePointer(screen.getByText('It did not work.'), 3);
    pass(60_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(screen.getByText('It did not work.'));
    pass(1_999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(0);
  });

  it('goes in its time where it has opened under a pointer that rests', () => {
    show({ autoClose: true });
    fireEvent.pointerEnter(screen.getByText('It did not work.'));
    movePointer(screen.getByText('It did not work.'), 0);
    pass(5_000);
    expect(shown()).toBe(0);
  });

  it('stands still while the focus is on it, and closes on Esc', () => {
    show({ autoClose: true });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(60_000);
    expect(shown()).toBe(1);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(shown()).toBe(0);
  });

  it('can be dismissed by its id, or all at once', () => {
    const first = show();
    show({ title: 'Second' });
    act(() => toasts.dismiss(first));
    expect(screen.queryByText('Sorry')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    act(() => toasts.clear());
    expect(shown()).toBe(0);
  });
});
