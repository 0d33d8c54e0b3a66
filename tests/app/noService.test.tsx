import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listChats } from '../../src/api/chat';
import { getUserStatus } from '../../src/api/user';
import { useUserStatus } from '../../src/user/status/useUserStatus';
import { mockChat } from '../support/conversation';
import { fault } from '../support/mocks';
import { address, renderApp, renderScreen } from '../support/render';

const toast = 'ErrorSorry, we could not connect to the server. Please try again later.';

function Status() {
  useUserStatus();
  return null;
}

describe('a lost connection', () => {
  it('leads to the no-service page, which knows the way back, and shows one toast', async () => {
    fault(getUserStatus, { network: 'error' });
    const { router } = renderApp({ path: '/news?page=2#end' });
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
    expect(address()).toBe('/noservice');
    expect(router.location.state).toEqual({ from: '/news?page=2#end' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(toast);
  });

  it('in the chat does the same', async () => {
    mockChat();
    fault(listChats, { network: 'error' });
    const { router } = renderApp({ path: '/chat' });
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
    expect(address()).toBe('/noservice');
    expect(router.location.state).toEqual({ from: '/chat' });
  });
});

describe('a connection that stays lost', () => {
  it.each(['/noservice', '/noservice/', '/NoService'])(
    'keeps the way back of the no-service page at %s',
    async (path) => {
      fault(getUserStatus, { network: 'error' });
      const { router } = renderScreen(<Status />, { path, state: { from: '/news' } });
      expect(await screen.findByRole('alert')).toHaveTextContent(toast);
      expect(address()).toBe(path);
      expect(router.location.state).toEqual({ from: '/news' });
    },
  );
});

describe('an error of the server', () => {
  it('shows the toast and leaves the person where they are', async () => {
    mockChat();
    fault(listChats, { status: 503 });
    renderApp({ path: '/chat' });
    expect(await screen.findByText('Your conversation could not be loaded')).toBeVisible();
    expect(
      screen.getByText('Sorry, we could not connect to the server. Please try again later.'),
    ).toBeVisible();
    expect(address()).toBe('/chat');
  });
});
