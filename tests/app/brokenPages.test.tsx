import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigProblemsPage } from '../../src/app/ConfigProblemsPage';
import { ErrorPage } from '../../src/app/ErrorPage';
import { routes } from '../../src/app/routes';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { allowConsole } from '../support/consoleWatch';
import { mockChat } from '../support/conversation';
import { renderApp } from '../support/render';

function Broken(): never {
  throw new Error('Cannot draw this');
}

/** Gives a page of the route table other content for the rest of the test. */
function replacePage(id: string, element: ReactNode) {
  const page = everyRoute(routes).find((route) => route.id === id);
  if (!page) throw new Error(`There is no page ${id}`);
  const { element: former } = page;
  page.element = element;
  onTestFinished(() => {
    page.element = former;
  });
}

const everyRoute = (table: RouteObject[]): RouteObject[] =>
  table.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);

describe('a page that cannot be drawn', () => {
  it('leaves the navigation bar and Log out working', async () => {
    allowConsole('Cannot draw this');
    mockChat();
    replacePage('chat', <Broken />);
    const { user, session } = renderApp({ path: '/chat' });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page stumbled' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.queryByText(/Cannot draw this/)).not.toBeInTheDocument();

    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('button', { name: 'Profile' }));
    await user.click(bar.getByRole('button', { name: 'Log out' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });
});

describe('an application that cannot be drawn', () => {
  it('says so and offers to load the page again', () => {
    allowConsole('Cannot draw this');
    render(
      <ErrorBoundary fallback={<ErrorPage />}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'This page stumbled' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});

describe('an incomplete configuration', () => {
  it('is shown instead of the application, naming each variable', () => {
    const problems = ['VITE_API_URL is missing.', "VITE_AUTH0_CACHE is neither 'memory' nor 'localstorage'."];
    render(<ConfigProblemsPage problems={problems} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(problems);
  });
});
