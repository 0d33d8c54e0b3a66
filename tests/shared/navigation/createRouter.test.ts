import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRouter, type HeldMove, holdBack } from '../../../src/shared/navigation/createRouter';
import { address } from '../../support/render';

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
    expect(window.history.state).toMatchObject({ idx: 3 });
  });

  it('marks the entry that it begins in, and keeps what that holds', () => {
    const { router } = open('/one', { theirs: 'kept' });
    expect(window.history.state).toEqual({ theirs: 'kept', idx: 0 });
    expect(router.location).toMatchObject({ state: null, key: 'default' });
  });

  it('begins in an entry that holds nothing as well', () => {
    const { router } = open('/one');
    expect(window.history.state).toEqual({ idx: 0 });
    expect(router.location).toMatchObject({ pathname: '/one', state: null, key: 'default' });
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
    expect(window.history.state).toMatchObject({ usr: null, idx: 1 });
    await step(() => router.navigate(-1));
    expect(address()).toBe('/one');
  });

  it('stays on the same page where only the query is named', async () => {
    const { router } = open('/one?a=1');
    await router.navigate('?a=2');
    expect(address()).toBe('/one?a=2');
    await router.navigate({ search: '?a=3', hash: '#end' });
    expect(address()).toBe('/one?a=3#end');
  });

  it('gives each place a key of its own, which its entry keeps', async () => {
    const { router } = open('/one');
    await router.navigate('/two');
    const { key } = router.location;
    expect(key).toMatch(/^[a-z0-9]{4,8}$/);
    expect(window.history.state).toMatchObject({ key });
    await router.navigate('/two');
    expect(router.location.key).not.toBe(key);
  });

  it('tells how a place is to be drawn', async () => {
    const { router } = open('/one');
    const listener = vi.fn();
    router.subscribe(listener);
    await router.navigate('/two', { flushSync: true });
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ pathname: '/two' }),
      expect.objectContaining({ flushSync: true }),
    );
  });

  it('tells nobody who has stopped listening, and follows the browser until it is disposed of', async () => {
    const { router, shown } = open('/one');
    const listener = vi.fn();
    const end = router.subscribe(listener);
    end();
    await router.navigate('/two');
    expect(listener).not.toHaveBeenCalled();
    expect(shown).toHaveBeenCalledTimes(1);
    router.dispose();
    await step(() => window.history.back());
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('never leads to another site', async () => {
    const { router, shown } = open('/one');
    await expect(router.navigate('//elsewhere.test/')).rejects.toThrow('Not a place of this site');
    expect(address()).toBe('/one');
    expect(shown).not.toHaveBeenCalled();
  });

  it('loads the place anew where the browser keeps no further entry', async () => {
    const { router, shown } = open('/one');
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await router.navigate('/two?a=b');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/two?a=b');
    expect(shown).toHaveBeenCalledWith('/two');
  });

  it('stays where it is when the state cannot be kept, and says so', async () => {
    const { router, shown } = open('/one');
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('A function', 'DataCloneError');
    });
    await expect(router.navigate('/two')).rejects.toThrow('A function');
    expect(router.location.pathname).toBe('/one');
    expect(shown).not.toHaveBeenCalled();
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

  it('may be the first one after the page was loaded again', async () => {
    open('/one', { idx: 0 });
    window.history.pushState({ idx: 1 }, '', '/two');
    const router = createRouter([]);
    onTestFinished(() => router.dispose());
    const onHeld = vi.fn();
    router.guard({ shouldHold: () => true, onHeld });
    window.history.back();
    await waitFor(() => expect(onHeld).toHaveBeenCalled());
    await waitFor(() => expect(address()).toBe('/two'));
    expect(router.location.pathname).toBe('/two');
  });

  it('is asked about anew after one was let through', async () => {
    const { router, onHeld, held } = guarded();
    router.guard({ shouldHold: () => true, onHeld });
    await router.navigate('/two');
    expect(address()).toBe('/one');
    held().proceed();
    expect(address()).toBe('/two');
    expect(held()).toBeNull();
    await router.navigate('/three');
    expect(address()).toBe('/two');
  });

  it('is asked about with the place it leaves and the one it leads to, and shows nowhere', async () => {
    const { router, shown, onHeld } = guarded();
    const shouldHold = vi.fn(() => true);
    router.guard({ shouldHold, onHeld });
    await router.navigate('/two');
    expect(shouldHold).toHaveBeenCalledExactlyOnceWith({
      currentLocation: expect.objectContaining({ pathname: '/one' }),
      nextLocation: expect.objectContaining({ pathname: '/two' }),
      isBack: false,
    });
    expect(router.location.pathname).toBe('/one');
    expect(shown).not.toHaveBeenCalled();
  });

  it('is asked about by one gate after the other, the last first, until one holds it', async () => {
    const { router, onHeld } = guarded();
    const asked: string[] = [];
    const gate = (name: string, holds: boolean) =>
      router.guard({
        shouldHold: () => {
          asked.push(name);
          return holds;
        },
        onHeld: (move) => onHeld(name, move),
      });
    gate('first', true);
    gate('second', true);
    const end = gate('third', false);
    await router.navigate('/two');
    expect(address()).toBe('/one');
    expect(asked).toEqual(['third', 'second']);
    expect(onHeld).toHaveBeenCalledExactlyOnceWith('second', expect.anything());
    end();
    await router.navigate('/two');
    expect(asked).toEqual(['third', 'second', 'second']);
  });

  it('is known to be Back or not', async () => {
    const { router } = guarded();
    const moves: boolean[] = [];
    router.guard({
      shouldHold: ({ isBack }) => {
        moves.push(isBack);
        return false;
      },
      onHeld: () => undefined,
    });
    await router.navigate('/two');
    await step(() => window.history.back());
    await step(() => window.history.forward());
    expect(moves).toEqual([false, true, false]);
  });

  it('is never one to or from an entry that is not ours, as a link within the page makes', async () => {
    const { router, shown, onHeld } = guarded();
    await router.navigate('/two');
    router.guard({ shouldHold: () => true, onHeld });
    window.history.pushState(null, '', '/two#part');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router.location).toMatchObject({ pathname: '/two', hash: '#part', state: null });
    await step(() => window.history.back());
    expect(router.location.hash).toBe('');
    expect(onHeld).not.toHaveBeenCalled();
    expect(shown).toHaveBeenCalledTimes(3);
    // From here on it is known again how far a step goes.
    window.history.back();
    await waitFor(() => expect(onHeld).toHaveBeenCalled());
    await waitFor(() => expect(address()).toBe('/two'));
  });
});

describe('what a held Back closes', () => {
  it('may change the address of the place at hand, and of no other', async () => {
    const { router } = open('/list');
    await router.navigate('/list?open=1');
    holdBack(router, () => void router.navigate('/list', { replace: true }));
    await step(() => window.history.back());
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ idx: 1, key: router.location.key }));
    expect(address()).toBe('/list');
    expect(router.location.search).toBe('');
  });
});

describe('Back that would lead to another site', () => {
  it('is held while something is open, and leaves at the first press once nothing is', async () => {
    window.history.pushState(null, '', '/another-site');
    window.history.pushState(null, '', '/one');
    const { router, shown } = open('/one');
    const onBack = vi.fn();
    const end = holdBack(router, onBack);
    await step(() => window.history.back());
    await vi.waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
    expect(onBack).toHaveBeenCalledOnce();
    end();
    expect(address()).toBe('/one');

    await step(() => window.history.back());
    await vi.waitFor(() => expect(address()).toBe('/another-site'));
    expect(onBack).toHaveBeenCalledOnce();
    expect(shown).not.toHaveBeenCalledWith('/one');
  });

  it('comes to the place that it began in, where another has taken the one above it', async () => {
    const { router } = open('/one');
    holdBack(router, vi.fn())();
    await router.navigate('/two', { replace: true });
    await step(() => window.history.back());
    expect(address()).toBe('/one');
  });

  it('leaves a held Forward where it leads, though a question opens meanwhile', async () => {
    const { router } = open('/one');
    await router.navigate('/two');
    await step(() => window.history.back());
    const held: { current: HeldMove | null } = { current: null };
    router.guard({
      shouldHold: () => true,
      onHeld: (move) => {
        held.current = move;
      },
    });
    await step(() => window.history.forward());
    await vi.waitFor(() => expect(address()).toBe('/one'));
    holdBack(router, vi.fn())();
    held.current?.proceed();
    await vi.waitFor(() => expect(router.location.pathname).toBe('/two'));
  });

  it('adds nothing to the history where there is another place of ours to go back to', async () => {
    const { router } = open('/one');
    await router.navigate('/two');
    const push = vi.spyOn(window.history, 'pushState');
    holdBack(router, vi.fn())();
    expect(push).not.toHaveBeenCalled();
  });
});
