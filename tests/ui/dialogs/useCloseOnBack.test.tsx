import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useUnsavedChangesPrompt } from '../../../src/shared/forms/useUnsavedChangesPrompt';
import { Dialog } from '../../../src/ui/dialogs/Dialog';
import { useConfirm } from '../../../src/ui/dialogs/useDialogs';
import { address, renderScreen } from '../../support/render';

function Page({ asks = false }: { asks?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const confirm = useConfirm();
  useUnsavedChangesPrompt(isChanged);
  const onBeforeClose = () => confirm({ title: 'Close without sending?', message: '', okLabel: 'Close it' });
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setChanged(true)}>
        Change
      </button>
      <Dialog title="A dialog" show={isOpen} onClose={() => setOpen(false)} {...(asks && { onBeforeClose })}>
        <input aria-label="Takes Esc itself" onKeyDown={(event) => event.stopPropagation()} />
        <input aria-label="Leaves Esc" />
      </Dialog>
    </main>
  );
}

async function openDialog(page: { asks?: boolean; isChanged?: boolean } = {}) {
  const app = renderScreen(<Page asks={page.asks} />, { path: '/page' });
  // Where Back would lead.
  await act(() => app.router.navigate('/before', { replace: true }));
  await act(() => app.router.navigate('/page'));
  if (page.isChanged) await app.user.click(await screen.findByRole('button', { name: 'Change' }));
  await app.user.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'A dialog' });
  return app;
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const back = () => act(async () => window.history.back());
const isGone = (name: string) => waitFor(() => expect(dialog(name)).not.toBeInTheDocument());

describe('Back', () => {
  it('closes the dialog, the page stays; the next one leaves the page', async () => {
    await openDialog();
    await back();
    await isGone('A dialog');
    await waitFor(() => expect(address()).toBe('/page'));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await back();
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  it('asks first where the dialog asks, and closes what is on top', async () => {
    const { user } = await openDialog({ asks: true });
    await back();
    await screen.findByRole('dialog', { name: 'Close without sending?' });
    await back();
    await isGone('Close without sending?');
    expect(dialog('A dialog')).toBeInTheDocument();
    await back();
    await user.click(await screen.findByRole('button', { name: 'Close it' }));
    await isGone('A dialog');
    await waitFor(() => expect(address()).toBe('/page'));
  });

  it('closes the dialog over a form with changes, whose question comes with the next one', async () => {
    await openDialog({ isChanged: true });
    await back();
    await isGone('A dialog');
    expect(dialog('Leave without saving?')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/page'));
    await back();
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await back();
    await isGone('Leave without saving?');
    await waitFor(() => expect(address()).toBe('/page'));
  });

  it('goes on to lead forward and elsewhere: a dialog holds nothing else', async () => {
    const { router } = await openDialog();
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByText('Another page')).toBeVisible();
  });
});

describe('a request of the system to close', () => {
  class FakeWatcher {
    static open: FakeWatcher[] = [];
    onclose: (() => void) | null = null;
    constructor() {
      FakeWatcher.open.push(this);
    }
    destroy() {
      FakeWatcher.open = FakeWatcher.open.filter((each) => each !== this);
    }
  }
  const request = () => {
    const watcher = FakeWatcher.open.pop();
    act(() => watcher?.onclose?.());
  };

  it('closes the dialog, as often as it is open', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher);
    const { user } = await openDialog();
    request();
    await isGone('A dialog');
    expect(FakeWatcher.open).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'A dialog' });
    request();
    await isGone('A dialog');
  });

  it('is heard again where the dialog stayed', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher);
    const { user } = await openDialog({ asks: true });
    request();
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await isGone('Close without sending?');
    expect(FakeWatcher.open).toHaveLength(1);
  });

  it('that is an Esc is left to the dialog, or to what stands in it and takes it', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher);
    const { user } = await openDialog();
    // As the browser does, with each Esc.
    const asBrowser = () => FakeWatcher.open.at(-1)?.onclose?.();
    window.addEventListener('keydown', asBrowser, { capture: true, once: true });
    await user.type(screen.getByRole('textbox', { name: 'Takes Esc itself' }), '{Escape}');
    expect(dialog('A dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('textbox', { name: 'Leaves Esc' }));
    await user.keyboard('{Escape}');
    await isGone('A dialog');
  });
});
