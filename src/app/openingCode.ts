import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { LazyPage } from '../shared/page/lazyPage';
import { RequireLogin } from './guards';
import { routes, Shell } from './routes';

/** The components of the frames, guards and page at an address, from the outermost. */
const componentsAt = (address: string): unknown[] =>
  (matchRoutes(routes, address) ?? []).map(({ route: { element } }) =>
    isValidElement(element) ? element.type : undefined,
  );

/** Whether a component is a page whose code is loaded by itself. */
export const isLazyPage = (component: unknown): component is LazyPage =>
  typeof component === 'function' && 'preload' in component;

/** Whether a page stands in the signed-in shell. */
export const hasShell = (address: string): boolean => componentsAt(address).includes(Shell);

/**
 * The frames and pages at an address whose code is loaded by itself and is not there yet.
 *
 * @param mayBeSignedIn whoever is surely signed out sees no page that needs a login
 */
export function pagesToLoad(address: string, mayBeSignedIn: boolean): LazyPage[] {
  const components = componentsAt(address);
  if (!mayBeSignedIn && components.includes(RequireLogin)) return [];
  return components.filter(isLazyPage).filter((page) => !page.isLoaded());
}

/** Loads pages side by side. What does not come is no matter here: it is asked for again where it shows, or fails there. */
export async function loadPages(pages: readonly LazyPage[]): Promise<void> {
  await Promise.allSettled(pages.map((page) => page.preload()));
}

type OpeningCalls = Pick<typeof import('../user/opening/firstScreen'), 'askForStatus' | 'askForConversation'>;

let openingCalls: OpeningCalls | undefined;

/**
 * The code of the first calls, which only somebody who is signed in needs. What is there is given without another import:
 * that would let pages be drawn first.
 */
export async function loadOpeningCalls(): Promise<OpeningCalls> {
  openingCalls ??= await import('../user/opening/firstScreen');
  return openingCalls;
}
