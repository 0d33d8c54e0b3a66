import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  createPath,
  type Location,
  matchRoutes,
  type Navigator,
  type RouteObject,
  Router,
  renderMatches,
  useLocation,
} from 'react-router-dom';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { MatchesContext, RouterContext } from './context';
import type { Router as OurRouter } from './createRouter';

/** Shows the pages of a router's route table. A move to another page is a transition: what shows stays until it is there. */
export function RouterProvider({ router }: { router: OurRouter }) {
  const [location, setLocation] = useState(router.location);

  useLayoutEffect(() => {
    const show = (next: Location, options: { flushSync?: boolean | undefined }) => {
      if (options.flushSync) flushSync(() => setLocation(next));
      else startTransition(() => setLocation(next));
    };
    // Somebody may have moved on before this listened.
    setLocation(router.location);
    return router.subscribe(show);
  }, [router]);

  const navigator = useMemo(
    (): Navigator => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => void router.navigate(steps),
      push: (to, state, options) => void router.navigate(to, { state, flushSync: options?.flushSync }),
      replace: (to, state, options) =>
        void router.navigate(to, { state, replace: true, flushSync: options?.flushSync }),
    }),
    [router],
  );
  const table = useMemo(() => withBoundaries(router.routes), [router]);
  const { pathname } = location;
  // To rank the whole table takes its time: once for each path, not again for a query or for the pages below.
  const matches = useMemo(() => matchRoutes(table, pathname) ?? [], [table, pathname]);

  return (
    <RouterContext value={router}>
      <MatchesContext value={matches}>
        <Router location={location} navigator={navigator}>
          {renderMatches(matches)}
        </Router>
      </MatchesContext>
    </RouterContext>
  );
}

/** Until the person goes elsewhere. */
const WhileHere = (props: { fallback: ReactNode; children: ReactNode }) => (
  <ErrorBoundary {...props} place={useLocation()} />
);

/** The route table with the `errorElement` of each route around its element. */
const withBoundaries = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { errorElement, element } = route;
    return {
      ...route,
      ...(errorElement && {
        element: <WhileHere fallback={errorElement}>{element}</WhileHere>,
      }),
      ...(route.children && { children: withBoundaries(route.children) }),
    } as RouteObject;
  });
