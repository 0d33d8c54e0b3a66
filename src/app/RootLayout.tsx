import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { config } from '../shared/config/config';
import { slogan } from '../shared/config/slogan';
import { useMatches } from '../shared/navigation/context';
import { OpeningState } from '../shared/opening/OpeningState';

/** What a route says of itself in the route table. */
export interface RouteHandle {
  /** The screen's own heading; home has none and shows the slogan instead. */
  title: string;
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Sets the page title from the route table (D-2) and holds the place until a page's code is there. */
export function RootLayout() {
  const handle = useMatches()
    .map((match) => match.route.handle)
    .filter(isRouteHandle)
    .at(-1);
  const name = handle?.title;

  useEffect(() => {
    document.title = name ? `${name} - ${config.productName}` : `${config.productName} - ${slogan}`;
  }, [name]);

  return (
    <Suspense fallback={<OpeningState label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}
