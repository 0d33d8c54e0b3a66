import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFocusLater } from '../../../src/admin/shared/useFocusLater';

function Screen({ isThere, isForLost }: { isThere: boolean; isForLost?: boolean }) {
  const focusLater = useFocusLater({ isForLost });
  return (
    <>
      <button type="button" onClick={() => focusLater('late')}>
        Ask
      </button>
      <button type="button">Elsewhere</button>
      {isThere && (
        <button type="button" id="late">
          Late
        </button>
      )}
    </>
  );
}

const ask = () => act(() => screen.getByRole('button', { name: 'Ask' }).click());
const late = () => screen.getByRole('button', { name: 'Late' });

afterEach(() => vi.useRealTimers());

describe('the focus that waits for an element', () => {
  it('goes to it when it is drawn', () => {
    const { rerender } = render(<Screen isThere={false} />);
    ask();
    rerender(<Screen isThere />);
    expect(late()).toHaveFocus();
  });

  it('goes to it although the press that asked for it was a key', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Screen isThere={false} />);
    screen.getByRole('button', { name: 'Ask' }).focus();
    await user.keyboard('{Enter}');
    rerender(<Screen isThere />);
    expect(late()).toHaveFocus();
  });

  it('stays with a person who has gone on to something else meanwhile, by key or by pointer', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Screen isThere={false} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.tab();
    rerender(<Screen isThere />);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();

    rerender(<Screen isThere={false} />);
    ask();
    await user.click(document.body);
    rerender(<Screen isThere />);
    expect(late()).not.toHaveFocus();
  });

  it('is given up after a while', () => {
    vi.useFakeTimers();
    const { rerender } = render(<Screen isThere={false} />);
    ask();
    act(() => vi.advanceTimersByTime(60_000));
    rerender(<Screen isThere />);
    expect(late()).not.toHaveFocus();
  });

  it('where it is for a lost one, waits until it is lost, and goes to nobody who had gone on before', () => {
    const { rerender } = render(<Screen isThere isForLost />);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    ask();
    rerender(<Screen isThere isForLost />);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();

    act(() => screen.getByRole('button', { name: 'Elsewhere' }).blur());
    rerender(<Screen isThere isForLost />);
    expect(late()).toHaveFocus();
  });
});
