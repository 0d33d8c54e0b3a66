import { createPath, type Location, parsePath, type RouteObject, type To } from 'react-router-dom';

export interface NavigateOptions {
  /** Takes the place of the present entry of the browser's history. */
  replace?: boolean | undefined;
  /** Stored with the entry of the history. */
  state?: unknown;
  /** Draws the new place before this returns, not when there is time for it. */
  flushSync?: boolean | undefined;
}

/** A move from one place to the next. */
export interface Move {
  currentLocation: Location;
  nextLocation: Location;
  /** Whether it is the browser's Back that leads there. */
  isBack: boolean;
}

/** A move that somebody holds back. */
export interface HeldMove {
  proceed(): void;
  reset(): void;
}

export interface Gate {
  shouldHold(move: Move): boolean;
  /** Told of the move that is held back now; null when there is none any more. */
  onHeld(move: HeldMove | null): void;
}

type Listener = (location: Location, options: NavigateOptions) => void;

/** The browser's address and history, as the route table sees them. */
export interface Router {
  readonly routes: RouteObject[];
  readonly location: Location;
  /** Goes to a place, or some steps through the history. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** @returns a function that ends it */
  subscribe(listener: Listener): () => void;
  /** Asks before each move, the gate that came last first. @returns a function that takes the gate away */
  guard(gate: Gate): () => void;
  /** Has the browser's Back tell of itself where it would lead to another site: else no gate could hold it back. */
  keepBackHere(): void;
  dispose(): void;
}

/** What stands in an entry of the browser's history. */
interface Entry {
  usr?: unknown;
  key?: string;
  /** Which entry it is in a row, to know how far Back and Forward have gone; null for an entry that is not ours. */
  idx?: number | null;
}

const entry = (): Entry => (window.history.state as Entry | null) ?? {};

function locationOfWindow(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Holds back the browser's Back, as long as something is open that it closes. @returns a function that ends it */
export function holdBack(router: Router, onBack: () => void): () => void {
  router.keepBackHere();
  return router.guard({
    shouldHold: ({ isBack }) => isBack,
    onHeld: (move) => {
      if (move) onBack();
    },
  });
}

/**
 * Follows the browser's history and writes it. The library's own router does so as well, and loads data besides, which
 * queries do here: that would be 15 KB more at every first visit (D-118).
 */
export function createRouter(routes: RouteObject[]): Router {
  const listeners = new Set<Listener>();
  const gates: Gate[] = [];
  let location = locationOfWindow();
  /** What waits for the browser's next step, which only takes back one that is held; null where none is under way. */
  let waiting: (() => unknown)[] | null = null;
  let isLetThrough = false;
  /** Whether Forward is held back: what it would lead to still stands in the history, above the place at hand. */
  let isForwardHeld = false;

  if (entry().idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
  let index = entry().idx ?? null;

  const show = (next: Location, options: NavigateOptions = {}) => {
    isLetThrough = false;
    location = next;
    for (const listener of listeners) listener(next, options);
  };

  const isHeld = (nextLocation: Location, isBack: boolean, go: () => void): boolean => {
    if (isLetThrough) return false;
    const move = { currentLocation: location, nextLocation, isBack };
    const gate = gates.findLast((each) => each.shouldHold(move));
    if (!gate) return false;
    gate.onHeld({
      proceed: () => {
        gate.onHeld(null);
        isForwardHeld = false;
        isLetThrough = true;
        go();
      },
      reset: () => {
        gate.onHeld(null);
        isForwardHeld = false;
      },
    });
    return true;
  };

  const write = (next: Location, address: string, replace: boolean) => {
    const from = entry().idx ?? 0;
    index = replace ? (entry().idx ?? null) : from + 1;
    const state: Entry = { usr: next.state, key: next.key, idx: index };
    if (replace) {
      window.history.replaceState(state, '', address);
      return;
    }
    try {
      window.history.pushState(state, '', address);
    } catch (error) {
      // What can't be stored is a mistake of ours; else the browser has had enough entries in a short time.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      window.location.assign(address);
    }
  };

  /** What was written before would stand in the entry that the held step has led to. */
  const onceBack = (then: () => unknown) => (waiting ? waiting.push(then) : then());

  const navigate = (to: To, options: NavigateOptions) => {
    const target = typeof to === 'string' ? parsePath(to) : to;
    const path = createPath({ ...target, pathname: target.pathname || location.pathname });
    const url = new URL(path, window.location.origin);
    if (url.origin !== window.location.origin) throw new TypeError(`Not a place of this site: ${path}`);
    const { pathname, search, hash } = url;
    const key = Math.random().toString(36).slice(2, 10);
    const next = { pathname, search, hash, state: options.state ?? null, key, mask: undefined };
    const go = () => {
      write(next, createPath(next), options.replace ?? false);
      show(next, options);
    };
    if (!isHeld(next, false, go)) go();
  };

  /**
   * The place at hand stands in the history a second time, so that Back comes to it before it leaves the site. The browser
   * passes over an entry that was added before anybody did anything; what opens a dialog is a press.
   */
  const keepBackHere = () => {
    // A new entry would take the place of those that Forward leads to.
    if (index !== 0 || isForwardHeld || window.history.length === 1) return;
    try {
      window.history.pushState({ ...entry(), idx: 1 }, '');
      index = 1;
    } catch {
      // The browser has had enough entries in a short time: then Back leaves.
    }
  };
  const isDoubleOf = ({ key }: Location) => index === 0 && key === location.key;

  const onPopState = () => {
    const held = waiting;
    waiting = null;
    if (held) return held.forEach((then) => void then());
    const next = locationOfWindow();
    const nextIndex = entry().idx ?? null;
    // Unknown where the entry is not ours, such as one that a link to a part of the page has made.
    const steps = index === null || nextIndex === null ? 0 : nextIndex - index;
    waiting = [];
    if (steps !== 0 && isHeld(next, steps < 0, () => onceBack(() => window.history.go(steps)))) {
      isForwardHeld = steps > 0;
      window.history.go(-steps);
      return;
    }
    waiting = null;
    index = nextIndex;
    if (steps === -1 && isDoubleOf(next)) {
      isLetThrough = false;
      window.history.back();
      return;
    }
    show(next);
  };
  window.addEventListener('popstate', onPopState);

  return {
    routes,
    get location() {
      return location;
    },
    navigate: async (to, options = {}) => {
      if (typeof to === 'number') window.history.go(to);
      else onceBack(() => navigate(to, options));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guard: (gate) => {
      gates.push(gate);
      return () => void gates.splice(gates.indexOf(gate), 1);
    },
    keepBackHere,
    dispose: () => window.removeEventListener('popstate', onPopState),
  };
}
