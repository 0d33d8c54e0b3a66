import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../../src/shared/page/lazyPage';
import { MissingCode } from '../../../src/ui/loadOrReload';
import { blockStorage } from '../../support/blockedStorage';
import { allowConsole } from '../../support/consoleWatch';

const reload = vi.fn();

interface NetProps {
  onError?(error: unknown): void;
  children: ReactNode;
}

class Net extends Component<NetProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = (error: unknown) => this.props.onError?.(error);
  override render = () => (this.state.hasFailed ? <p>Failed</p> : this.props.children);
}

function show(load: () => Promise<{ Page: () => ReactNode }>, onError?: NetProps['onError']) {
  const Page = lazyPage(load, 'Page');
  render(
    <Net onError={onError}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </Net>,
  );
}

const Here = () => <p>Here</p>;
const cause = new TypeError('Failed to fetch dynamically imported module');
const gone = () => Promise.reject(cause);

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
});

describe('a page whose code is loaded when it first shows', () => {
  it('shows once that is there', async () => {
    show(async () => ({ Page: Here }));
    expect(await screen.findByText('Here')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew once when its code is gone after a new release', async () => {
    show(gone);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('is not loaded anew for what was only loaded ahead', async () => {
    await expect(lazyPage(gone, 'Page').preload()).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('fails instead of loading again and again', async () => {
    allowConsole(/Code did not come/);
    show(gone);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    show(gone);
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fails at once where the browser could not remember that it was loaded anew', async () => {
    allowConsole(/Code did not come/);
    blockStorage();
    const seen: unknown[] = [];
    show(gone, (error) => seen.push(error));
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    expect(seen).toEqual([new MissingCode('Code did not come', { cause })]);
  });
});
