import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { Link, Outlet, type RouteObject, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDeferred } from '../../../src/auth/deferred';
import { useMatches, useRouter } from '../../../src/shared/navigation/context';
import { createRouter } from '../../../src/shared/navigation/createRouter';
import { RouterProvider } from '../../../src/shared/navigation/RouterProvider';
import { useBlocker } from '../../../src/shared/navigation/useBlocker';
import { allowConsole } from '../../support/consoleWatch';
import { address, renderScreen } from '../../support/render';

const step = (change: () => unknown) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    void change();
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
      <button type="button" onClick={() => void navigate('/elsewhere', { replace: true })}>
        Elsewhere for good
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
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

function Leaving() {
  const router = useRouter();
  useLayoutEffect(() => void router.navigate('/elsewhere'), [router]);
  return <p>The first page</p>;
}

const Names = () => (
  <p>
    {useMatches()
      .map(({ pathname }) => pathname)
      .join(' then ')}
  </p>
);

function Broken(): never {
  throw new Error('Cannot draw this');
}

function BrokenWithoutQuery() {
  if (useLocation().search === '') throw new Error('Cannot draw this');
  return <p>Drawn</p>;
}

/** Shows the pages of a route table, without anything around them. */
function show(path: string, table: RouteObject[]) {
  window.history.replaceState(null, '', path);
  const router = createRouter(table);
  onTestFinished(() => {
    router.dispose();
    window.history.replaceState(null, '', '/');
  });
  return { ...render(<RouterProvider router={router} />), router };
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

  it('go back by the history, and out of it where they were replaced', async () => {
    const { user, router } = renderScreen(<Counter />, { path: '/here' });
    expect(screen.getByRole('link', { name: 'Second tab' })).toHaveAttribute('href', '/here?tab=2');
    await user.click(screen.getByRole('link', { name: 'Second tab' }));
    await screen.findByText('Tab 2');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Tab none')).toBeVisible();
    await act(() => router.navigate('/here?tab=4'));
    await user.click(screen.getByRole('button', { name: 'Elsewhere for good' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    await act(() => step(() => window.history.back()));
    expect(await screen.findByText('Tab none')).toBeVisible();
  });

  it('show where somebody has gone before they were there', async () => {
    renderScreen(<Leaving />, { path: '/here' });
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  it('are known by their routes, from the outermost on', async () => {
    const { router } = show('/rooms/3', [
      { path: '/rooms', element: <Outlet />, children: [{ path: ':id', element: <Names /> }] },
    ]);
    expect(screen.getByText('/rooms then /rooms/3')).toBeVisible();
    await act(() => router.navigate('/rooms/4'));
    expect(await screen.findByText('/rooms then /rooms/4')).toBeVisible();
  });

  it('stay until the next one is there', async () => {
    const code = createDeferred<{ default: () => ReactNode }>();
    const Late = lazy(() => code.promise);
    const { router } = show('/here', [
      {
        element: (
          <Suspense fallback={<p>Loading</p>}>
            <Outlet />
          </Suspense>
        ),
        children: [
          { path: '/here', element: <p>Here</p> },
          { path: '/late', element: <Late /> },
        ],
      },
    ]);
    await act(() => router.navigate('/late'));
    expect(screen.getByText('Here')).toBeVisible();
    await act(async () => code.resolve({ default: () => <p>There at last</p> }));
    expect(await screen.findByText('There at last')).toBeVisible();
  });

  it('are there at once where that is asked for', async () => {
    const { router } = show('/one', [{ path: ':name', element: <Names /> }]);
    await act(async () => {
      void router.navigate('/two', { flushSync: true });
      expect(screen.getByText('/two')).toBeVisible();
    });
  });

  it('are nothing where the address is none of theirs', () => {
    allowConsole('No routes matched location');
    const { container } = show('/nowhere', [{ path: '/rooms', element: <p>Rooms</p> }]);
    expect(container).toBeEmptyDOMElement();
  });

  it('cannot ask for a router that is not there', () => {
    allowConsole('There is no RouterProvider around');
    expect(() => render(<Held />)).toThrow('There is no RouterProvider around');
  });
});

describe('a page that cannot be drawn', () => {
  it('is no page that can', () => {
    show('/whole', [{ path: '/whole', element: <p>A whole page</p>, errorElement: <p>It stumbled</p> }]);
    expect(screen.getByText('A whole page')).toBeVisible();
  });

  it('gives way to what its route has for that, inside of the frame, until the person goes on', async () => {
    allowConsole('Cannot draw this');
    const { router } = show('/broken', [
      {
        element: (
          <>
            <p>The frame</p>
            <Outlet />
          </>
        ),
        children: [
          { path: '/broken', element: <Broken />, errorElement: <p>It stumbled</p> },
          { path: '/whole', element: <p>A whole page</p>, errorElement: <p>It stumbled</p> },
        ],
      },
    ]);
    expect(screen.getByText('It stumbled')).toBeVisible();
    expect(screen.getByText('The frame')).toBeVisible();
    await act(() => router.navigate('/whole'));
    expect(await screen.findByText('A whole page')).toBeVisible();
    expect(screen.queryByText('It stumbled')).not.toBeInTheDocument();
  });

  it('is tried again at the next place, even where the route is the same', async () => {
    allowConsole('Cannot draw this');
    const { router } = show('/here', [
      { path: '/here', element: <BrokenWithoutQuery />, errorElement: <p>It stumbled</p> },
    ]);
    expect(screen.getByText('It stumbled')).toBeVisible();
    await act(() => router.navigate('?again=1'));
    expect(await screen.findByText('Drawn')).toBeVisible();
  });

  it('breaks what is around it where its route has nothing for that', () => {
    allowConsole('Cannot draw this');
    expect(() => show('/broken', [{ path: '/broken', element: <Broken /> }])).toThrow('Cannot draw this');
  });
});
