import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockChat } from '../../support/conversation';
import { address, renderApp } from '../../support/render';
import { mockRooms } from '../../support/rooms';

async function openBar(path = '/news') {
  mockChat();
  mockRooms();
  const app = renderApp({ path });
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  return { ...app, bar };
}

async function openProfileMenu(path?: string) {
  const opened = await openBar(path);
  const toggle = opened.bar.getByRole('button', { name: 'Profile' });
  await opened.user.click(toggle);
  return { ...opened, toggle };
}

describe('the navigation bar', () => {
  it('shows Feedback, News and Profile to everybody, and a logo that leads to the chat', async () => {
    const { bar } = await openBar();
    expect(bar.getByRole('button', { name: 'Feedback' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
    expect(bar.getByRole('button', { name: 'Profile' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'Hearken' })).toHaveAttribute('href', '/chat');
    expect(bar.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('collapses on small screens behind a button', async () => {
    const { bar, user } = await openBar();
    const button = bar.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers a way past itself to the page', async () => {
    const { bar } = await openBar();
    expect(bar.getByRole('link', { name: 'Skip to the page' })).toHaveAttribute('href', '#page');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'page');
  });

  it('opens the feedback dialog', async () => {
    const { bar, user } = await openBar();
    await user.click(bar.getByRole('button', { name: 'Feedback' }));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });
});

describe('the Profile menu', () => {
  it.each([
    ['Edit profile', '/profile'],
    ['Questions', '/profile/questions'],
    ['Terms & Conditions', '/profile/termsAndConditions'],
  ])('leads with %s to %s, and closes', async (entry, path) => {
    const { user, toggle } = await openProfileMenu();
    await user.click(screen.getByRole('link', { name: entry }));
    await waitFor(() => expect(address()).toBe(path));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('logs out', async () => {
    const { user, session } = await openProfileMenu();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it('says at Log out that there is no connection, and leaves the person where they are', async () => {
    const { user, session } = await openProfileMenu();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are offline')).toBeInTheDocument();
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('closes when the focus leaves it', async () => {
    const { user, bar, toggle } = await openProfileMenu();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(bar.getByRole('button', { name: 'Feedback' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps its room until a press on what stands below it in a folded bar has ended', async () => {
    const { user, bar, toggle } = await openProfileMenu();
    const other = bar.getByRole('button', { name: 'Feedback' });
    await user.pointer({ keys: '[MouseLeft>]', target: other });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: other });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['/profile', '/news'],
    ['/news', '/profile'],
  ])('stays open when the page behind it changes from %s to %s', async (from, to) => {
    const { router, toggle } = await openProfileMenu(from);
    await act(() => router.navigate(to));
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(toggle).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens although a page arrives between the press and its drawing, and takes the focus back', async () => {
    const { bar } = await openBar();
    const toggle = bar.getByRole('button', { name: 'Profile' });
    act(() => {
      toggle.focus();
      toggle.click();
      bar.getByRole('link', { name: 'News' }).focus();
    });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveFocus();
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user, toggle } = await openProfileMenu();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(toggle).toHaveFocus());
  });

  it.each(['/profile', '/profile/', '/profile/questions', '/profile/termsAndConditions'])(
    'is highlighted on %s',
    async (path) => {
      const { bar } = await openBar(path);
      expect(bar.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-current', 'true');
    },
  );

  it('is not highlighted elsewhere, where News is', async () => {
    const { bar } = await openBar('/news');
    expect(bar.getByRole('button', { name: 'Profile' })).not.toHaveAttribute('aria-current');
    expect(bar.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page');
  });
});
