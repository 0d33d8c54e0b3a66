import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeepFocusedRowMounted } from '../../../src/ui/virtualLog/useKeepFocusedRowMounted';

let rowsMove: () => void;

function Rows() {
  const { handlers, onMoved } = useKeepFocusedRowMounted();
  rowsMove = onMoved;
  return (
    <div data-testid="scroller" {...handlers}>
      <div data-index="0">
        <button type="button">Replay</button>
      </div>
    </div>
  );
}

/** Brings a person to the control by keyboard; the control tells how often it was scrolled into view since. */
async function tabToControl() {
  render(<Rows />);
  const control = screen.getByRole('button', { name: 'Replay' });
  // jsdom lays nothing out, so that its elements have nowhere to scroll.
  const scrolled = vi.fn();
  control.scrollIntoView = scrolled;
  // And it guesses who moved the focus by what earlier files of its thread have left.
  const matches = control.matches.bind(control);
  vi.spyOn(control, 'matches').mockImplementation(
    (selector: string) => selector === ':focus-visible' || matches(selector),
  );
  await userEvent.tab();
  await waitFor(() => expect(control).toHaveFocus());
  return scrolled;
}

afterEach(() => vi.restoreAllMocks());

test('what the keyboard has just reached is brought back when rows move', async () => {
  const scrolled = await tabToControl();
  rowsMove();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
});

test.each([
  ['turns the wheel', (scroller: HTMLElement) => fireEvent.wheel(scroller)],
  ['drags with a finger', (scroller: HTMLElement) => fireEvent.touchMove(scroller)],
  ['takes the scroll bar', (scroller: HTMLElement) => fireEvent.pointerDown(scroller)],
  ['presses a key', (scroller: HTMLElement) => fireEvent.keyDown(scroller, { key: 'PageUp' })],
  ['goes elsewhere', () => screen.getByRole('button').blur()],
])('nobody is held who %s', async (_, act) => {
  const scrolled = await tabToControl();
  act(screen.getByTestId('scroller'));
  rowsMove();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a while later rows move without it', async () => {
  const scrolled = await tabToControl();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_100);
  rowsMove();
  expect(scrolled).not.toHaveBeenCalled();
});
