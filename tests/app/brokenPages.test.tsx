import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProblemsPage } from '../../src/app/ConfigProblemsPage';
import { RootErrorBoundary } from '../../src/app/RootErrorBoundary';
import { allowConsole } from '../support/consoleWatch';
import { mockChat } from '../support/conversation';
import { renderApp } from '../support/render';

vi.mock('../../src/user/chat/Conversation', () => ({
  Conversation: () => {
    throw new Error('Cannot draw this');
  },
}));

function Broken(): never {
  throw new Error('Cannot draw this either');
}

describe('a page that cannot be drawn', () => {
  it('leaves the navigation bar and Log out working', async () => {
    allowConsole('Cannot draw this');
    mockChat();
    const { user, session } = renderApp({ path: '/chat' });
    expect(await screen.findByRole('heading', { name: 'This page stumbled' })).toBeVisible();
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
    allowConsole('Cannot draw this either');
    render(
      <RootErrorBoundary>
        <Broken />
      </RootErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
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
