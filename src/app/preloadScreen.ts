import { isValidElement, type ReactNode } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import type { Permission } from '../api/call';
import type { FirstCalls } from '../shared/query/askAhead';
import { isLazyPage, loadPages, pagesToLoad } from './openingCode';
import { routes } from './routes';

/** What the guard of a route asks for. */
function permissionsOf(element: ReactNode): readonly Permission[] {
  if (!isValidElement<{ permission?: Permission; permissions?: readonly Permission[] }>(element)) return [];
  const { permission, permissions = [] } = element.props;
  return permission ? [permission] : permissions;
}

/**
 * Loads the code of the screen at a path without showing it; nothing for whoever would be refused it.
 *
 * @param held the permissions of the person
 * @param ask is given the calls that the screen makes when it opens, where it says so
 */
export async function preloadScreen(
  path: string,
  held: readonly Permission[],
  ask: (firstCalls: FirstCalls) => void,
): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  const element = matches.at(-1)?.route.element;
  if (isValidElement<{ to: string }>(element) && element.type === Navigate)
    return preloadScreen(element.props.to, held, ask);

  const needed = matches.flatMap(({ route }) => permissionsOf(route.element));
  if (!needed.every((permission) => held.includes(permission))) return;
  await loadPages(pagesToLoad(path, true));
  const firstCalls = isValidElement(element) && isLazyPage(element.type) && element.type.firstCalls();
  if (firstCalls) ask(firstCalls);
}
