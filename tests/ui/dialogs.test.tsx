import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialogs/Dialog';
import { DialogProvider } from '../../src/ui/dialogs/DialogProvider';
import { type ConfirmOptions, useAlert, useConfirm } from '../../src/ui/dialogs/useDialogs';
import { ToastProvider } from '../../src/ui/toasts/ToastProvider';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { toastRegion } from '../support/controls';

// On a busy machine the first load of the lazy part takes longer than a test waits.
beforeAll(() => import('../../src/ui/dialogs/QuestionDialog'), 60_000);

const question: ConfirmOptions = { title: 'Clear it all?', message: 'It is gone then.', okLabel: 'Clear' };

function Asker({ onAnswer, ...confirmation }: Partial<ConfirmOptions> & { onAnswer(answer: unknown): void }) {
  const confirm = useConfirm();
  const alert = useAlert();
  return (
    <main>
      <button type="button" onClick={async () => onAnswer(await confirm({ ...question, ...confirmation }))}>
        Ask
      </button>
      <button type="button" onClick={async () => onAnswer(await alert({ message: '500: Sorry' }))}>
        Tell
      </button>
    </main>
  );
}

function ask(confirmation: Partial<ConfirmOptions> = {}) {
  const onAnswer = vi.fn();
  render(
    <DialogProvider>
      <Asker onAnswer={onAnswer} {...confirmation} />
    </DialogProvider>,
  );
  return { onAnswer, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the confirm dialog', () => {
  it('has a title, a message with markup, OK and, unless named otherwise, Go Back', async () => {
    const { user } = ask({ message: <em>It is gone then.</em> });
    await user.click(button('Ask'));
    const dialog = await screen.findByRole('dialog', { name: 'Clear it all?' });
    expect(dialog).toHaveAccessibleDescription('It is gone then.');
    expect(button('Clear')).toBeVisible();
    expect(button('Go Back')).toBeVisible();
  });

  it.each([
    ['OK', true, (user: ReturnType<typeof userEvent.setup>) => user.click(button('Clear'))],
    ['cancel', false, (user: ReturnType<typeof userEvent.setup>) => user.click(button('Go Back'))],
    ['Esc', false, (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a click outside',
      false,
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog')),
    ],
  ])('answers %s with %s', async (_name, answer, act) => {
    const { user, onAnswer } = ask();
    await user.click(button('Ask'));
    await screen.findByRole('dialog');
    await act(user);
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer));
    await gone();
  });

  it('focuses OK first, but never what cannot be undone', async () => {
    const { user } = ask();
    await user.click(button('Ask'));
    await waitFor(() => expect(button('Clear')).toHaveFocus());
  });

  it('focuses the way back first where OK cannot be undone', async () => {
    const { user } = ask({ destructive: true });
    await user.click(button('Ask'));
    await waitFor(() => expect(button('Go Back')).toHaveFocus());
  });

  it('keeps Tab inside, makes the page inert, and gives focus back', async () => {
    const { user } = ask();
    const opener = button('Ask');
    await user.click(opener);
    await waitFor(() => expect(button('Clear')).toHaveFocus());
    expect(opener.closest('[inert]')).not.toBeNull();
    await user.tab();
    await waitFor(() => expect(button('Go Back')).toHaveFocus());
    await user.tab({ shift: true });
    await waitFor(() => expect(button('Clear')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(opener.closest('[inert]')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('asks once, however often it is pressed, and tells every press', async () => {
    const { user, onAnswer } = ask();
    const opener = button('Ask');
    for (let times = 0; times < 3; times += 1) opener.click();
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await gone();
    expect(onAnswer.mock.calls).toEqual([[false], [false], [false]]);
  });

  it('answers a second question after the first', async () => {
    const { user, onAnswer } = ask();
    await user.click(button('Ask'));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await gone();
    await user.click(button('Ask'));
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true], [false]]));
  });
});

describe('the alert dialog', () => {
  it('says its text, holds the focus on OK and is done after it', async () => {
    const { user, onAnswer } = ask();
    await user.click(button('Tell'));
    expect(await screen.findByRole('alertdialog', { name: '500: Sorry' })).toBeVisible();
    await waitFor(() => expect(button('OK')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Go Back' })).not.toBeInTheDocument();
    expect(onAnswer).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce());
    expect(button('Tell')).toHaveFocus();
  });
});

function Note({ onBeforeClose }: { onBeforeClose?(): boolean | Promise<boolean> }) {
  const [show, setShow] = useState(false);
  const toasts = useToasts();
  return (
    <main>
      <button type="button" onClick={() => setShow(true)}>
        Open
      </button>
      <Dialog title="A note" show={show} onClose={() => setShow(false)} onBeforeClose={onBeforeClose}>
        <button
          type="button"
          onClick={() => toasts.show({ title: 'Kept', message: 'Well done', tone: 'info' })}
        >
          Keep
        </button>
      </Dialog>
    </main>
  );
}

async function openNote(props: Parameters<typeof Note>[0] = {}) {
  render(
    <ToastProvider>
      <DialogProvider>
        <Note {...props} />
      </DialogProvider>
    </ToastProvider>,
  );
  const user = userEvent.setup();
  await user.click(button('Open'));
  return { user, dialog: await screen.findByRole('dialog', { name: 'A note' }) };
}

describe('a dialog', () => {
  it('gets the focus, and gives it back to its opener when it closes', async () => {
    const { user, dialog } = await openNote();
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.click(button('Close'));
    await gone();
    await waitFor(() => expect(button('Open')).toHaveFocus());
  });

  it('stays on Esc and on a click outside until its form agrees', async () => {
    const onBeforeClose = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
    const { user, dialog } = await openNote({ onBeforeClose });
    await user.keyboard('{Escape}');
    await user.click(dialog);
    expect(onBeforeClose).toHaveBeenCalledTimes(2);
    expect(dialog).toBeVisible();
    onBeforeClose.mockResolvedValue(true);
    await user.keyboard('{Escape}');
    await gone();
  });

  it('closes at once with its own button', async () => {
    const onBeforeClose = vi.fn(() => false);
    const { user } = await openNote({ onBeforeClose });
    await user.click(button('Close'));
    await gone();
    expect(onBeforeClose).not.toHaveBeenCalled();
  });

  it('leaves the toasts reachable', async () => {
    const { user, dialog } = await openNote();
    await user.click(button('Keep'));
    const toast = toastRegion();
    expect(toast.closest('[inert]')).toBeNull();
    await user.tab();
    expect(toast).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Well done')).not.toBeInTheDocument();
    expect(dialog).toBeVisible();
  });
});
