import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRouter } from '../../../src/shared/navigation/createRouter';
import { useBlocker } from '../../../src/shared/navigation/useBlocker';
import { address, renderScreen } from '../../support/render';

/** A router of its own, without pages. */
function open(path: string, state: unknown = null) {
  window.history.replaceState(state, '', path);
  const router = createRouter([]);
  const shown = vi.fn();
  router.subscribe(({ pathname }) => shown(pathname));
  onTestFinished(() => {
    router.dispose();
    window.history.replaceState(null, '', '/');
  });
  return { router, shown };
}

const step = (change: () => unknown) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    void change();
  });

describe('the router', () => {
  it('begins where the browser is, with what the entry of its history holds', () => {
    const { router } = open('/news?page=2#end', { usr: { from: '/chat' }, key: 'k', idx: 3 });
    expect(router.location).toMatchObject({
      pathname: '/news',
      search: '?page=2',
      hash: '#end',
      state: { from: '/chat' },
      key: 'k',
    });
  });

  it('tells of each new place, and keeps it in the history with its state', async () => {
    const { router, shown } = open('/one');
    await router.navigate('/two?a=b#c', { state: { some: 'state' } });
    expect(address()).toBe('/two?a=b#c');
    expect(router.location).toMatchObject({ pathname: '/two', search: '?a=b', hash: '#c' });
    expect(window.history.state).toMatchObject({ usr: { some: 'state' }, idx: 1 });
    await step(() => router.navigate(-1));
    expect(router.location.pathname).toBe('/one');
    await step(() => router.navigate(1));
    expect(router.location.state).toEqual({ some: 'state' });
    expect(shown.mock.calls.flat()).toEqual(['/two', '/one', '/two']);
  });

  it('leaves no entry behind that it was told to replace', async () => {
    const { router } = open('/one');
    await router.navigate('/two');
    await router.navigate('/three', { replace: true });
    await step(() => router.navigate(-1));
    expect(address()).toBe('/one');
  });

  it('stays on the same page where only the query is named', async () => {
    const { router } = open('/one?a=1');
    await router.navigate('?a=2');
    expect(address()).toBe('/one?a=2');
  });

  it('never leads to another site', async () => {
    const { router, shown } = open('/one');
    await expect(router.navigate('//elsewhere.test/')).rejects.toThrow('Not a place of this site');
    expect(address()).toBe('/one');
    expect(shown).not.toHaveBeenCalled();
  });

  it('goes on where the browser keeps no further entry', async () => {
    const { router, shown } = open('/one');
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await router.navigate('/two').catch(() => undefined);
    expect(shown).toHaveBeenCalledWith('/two');
  });
});

describe('a move that is held back', () => {
  function guarded(path = '/one') {
    const { router, shown } = open(path);
    const onHeld = vi.fn();
    const held = () => onHeld.mock.lastCall?.[0];
    return { router, shown, onHeld, held };
  }

  it('on Back leaves the person where they were, until it is let through', async () => {
    const { router, shown, onHeld, held } = guarded();
    await router.navigate('/two');
    await router.navigate('/three');
    const end = router.guard({ shouldHold: () => true, onHeld });
    window.history.go(-2);
    await waitFor(() => expect(held()).toBeTruthy());
    await waitFor(() => expect(address()).toBe('/three'));
    expect(router.location.pathname).toBe('/three');

    held().reset();
    expect(held()).toBeNull();
    window.history.go(-2);
    await waitFor(() => expect(held()).toBeTruthy());
    held().proceed();
    await waitFor(() => expect(router.location.pathname).toBe('/one'));
    expect(address()).toBe('/one');
    expect(shown.mock.calls.flat()).toEqual(['/two', '/three', '/one']);

    end();
    await router.navigate('/four');
    expect(address()).toBe('/four');
  });

  it('is asked about anew after one was let through', async () => {
    const { router, onHeld, held } = guarded();
    router.guard({ shouldHold: () => true, onHeld });
    await router.navigate('/two');
    expect(address()).toBe('/one');
    held().proceed();
    expect(address()).toBe('/two');
    await router.navigate('/three');
    expect(address()).toBe('/two');
  });
});

function Counter() {
  const [count, setCount] = useState(0);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      <Link to="?tab=2">Second tab</Link>
      <button type="button" onClick={() => setSearch({ tab: '3' }, { replace: true, flushSync: true })}>
        Third tab
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere', { state: { by: 'a press' } })}>
        Elsewhere
      </button>
      <p>Tab {search.get('tab') ?? 'none'}</p>
    </>
  );
}

function Held() {
  const held = useBlocker(({ nextLocation }) => nextLocation.pathname === '/news');
  const { pathname } = useLocation();
  return (
    <>
      {pathname}
      {held && (
        <button type="button" onClick={held.proceed}>
          Go on
        </button>
      )}
      <Outlet />
    </>
  );
}

describe('pages', () => {
  it('keep what is in them while only the query changes', async () => {
    const { user } = renderScreen(<Counter />, { path: '/here' });
    await user.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    await user.click(screen.getByRole('link', { name: 'Second tab' }));
    expect(await screen.findByText('Tab 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Third tab' }));
    expect(screen.getByText('Tab 3')).toBeVisible();
    await act(() => step(() => window.history.back()));
    expect(await screen.findByText('Tab none')).toBeVisible();
  });

  it('come one after the other', async () => {
    const { user, router } = renderScreen(<Counter />, { path: '/here' });
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.location.state).toEqual({ by: 'a press' });
  });

  it('are told which move they hold back', async () => {
    const { user, router } = renderScreen(<Held />, { path: '/here' });
    await act(() => router.navigate('/news'));
    expect(address()).toBe('/here');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('Another page')).toBeVisible();
  });
});
