import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazyPart';
import { ToastProvider } from '../../src/ui/toasts/ToastProvider';

const Leaflet = ({ text }: { text: string }) => <p>{text}</p>;

/** A page with a button that opens the part. */
function Page({ part: Part }: { part: ReturnType<typeof lazyPart<{ text: string }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Part text="What it says" onClose={() => setOpen(false)} />}
    </>
  );
}

function open(load: () => Promise<ComponentType<{ text: string }>>) {
  render(
    <ToastProvider>
      <Page part={lazyPart(load)} />
    </ToastProvider>,
  );
  return userEvent.setup();
}

const reload = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('location', { ...window.location, reload });
});

describe('a part of a page whose code is loaded by itself', () => {
  it('shows when its code is there', async () => {
    const user = open(async () => Leaflet);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('What it says')).toBeVisible();
  });

  it('whose code is gone after a release brings the new one, once', async () => {
    const user = open(() => Promise.reject(new Error('404')));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('whose code does not come is said to be missing, leaves the page, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => Leaflet as ComponentType<{ text: string }>);
    load.mockRejectedValueOnce(new Error('Failed to fetch'));
    const user = open(load);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened');
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('What it says')).toBeVisible();
  });
});
