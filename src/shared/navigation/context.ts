import { createContext, useContext } from 'react';
import type { RouteMatch } from 'react-router-dom';
import type { Router } from './createRouter';

export const RouterContext = createContext<Router | null>(null);

export const MatchesContext = createContext<readonly RouteMatch[]>([]);

/** The router around the component. */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around');
  return router;
}

/** The routes of the present address, from the outermost to the page's own. */
export const useMatches = (): readonly RouteMatch[] => useContext(MatchesContext);
