import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InlineConfirm } from '../../src/ui/InlineConfirm';
import { OneQuestion } from '../../src/ui/OneQuestion';

function show(onConfirm: () => unknown = vi.fn()) {
  render(
    <InlineConfirm
      label="Delete"
      variant="danger"
      question="Delete this draft?"
      confirmLabel="Delete forever"
      onConfirm={onConfirm}
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the inline confirmation', () => {
  it('asks before it acts, with the focus on No', async () => {
    const onConfirm = vi.fn();
    const user = show(onConfirm);
    await user.click(button('Delete'));
    expect(screen.getByRole('group', { name: 'Delete this draft?' })).toBeInTheDocument();
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('does nothing after %s and gives the focus back', async (_name, leave) => {
    const onConfirm = vi.fn();
    const user = show(onConfirm);
    await user.click(button('Delete'));
    await leave(user);
    await waitFor(() => expect(button('Delete')).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('acts once, waits, and gives the focus back', async () => {
    let finish = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = show(onConfirm);
    await user.click(button('Delete'));
    await user.click(button('Delete forever'));
    await user.click(button('Delete forever'));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(button('Delete forever')).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(button('Delete')).toHaveFocus());
  });

  it('is not answered by the second press of a double click on the button that asks', async () => {
    const onConfirm = vi.fn();
    const user = show(onConfirm);
    await user.click(button('Delete'));
    fireEvent.click(button('Delete forever'), { detail: 2 });
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(button('Delete forever'));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('can be asked again after a failure', async () => {
    const user = show(() => Promise.reject(new Error('no')));
    await user.click(button('Delete'));
    await user.click(button('Delete forever'));
    await waitFor(() => expect(button('Delete')).toHaveFocus());
  });
});

describe('several inline confirmations', () => {
  const actions = (onConfirm: () => unknown) => (
    <OneQuestion>
      <InlineConfirm label="Clear" question="Clear it?" confirmLabel="Yes" onConfirm={onConfirm} />
      <InlineConfirm label="Remove" question="Remove it?" confirmLabel="Yes" onConfirm={onConfirm} />
    </OneQuestion>
  );

  it.each([
    ['Clear', 'Remove'],
    ['Remove', 'Clear'],
  ])('ask one question at a time: %s gives way to %s, which has the focus', async (first, second) => {
    const user = userEvent.setup();
    const onConfirm = vi.fn();
    render(actions(onConfirm));
    await user.click(button(first));
    await user.click(button(second));
    expect(screen.getByRole('group', { name: `${second} it?` })).toBeInTheDocument();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(second)).toHaveFocus());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('wait for what was confirmed before another one asks', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    render(actions(() => new Promise<void>((resolve) => (finish = resolve))));
    await user.click(button('Clear'));
    await user.click(button('Yes'));
    await user.click(button('Remove'));
    expect(screen.queryByRole('group', { name: 'Remove it?' })).not.toBeInTheDocument();
    finish();
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    await user.click(button('Remove'));
    expect(screen.getByRole('group', { name: 'Remove it?' })).toBeInTheDocument();
  });
});
