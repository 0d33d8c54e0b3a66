import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getUserStatus } from '../../../src/api/user';
import { allDone, mockChat } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

describe('the way into the signed-in area', () => {
  it('is open to a person whose start-up is done', async () => {
    const { status } = mockChat();
    renderApp({ path: '/chat' });
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(status.received).toHaveLength(1);
  });

  it('leads to the start-up pages while the status is not all ok', async () => {
    const { start } = mockChat();
    mock(getUserStatus, { ...allDone, allOk: false, newsOk: false });
    renderApp({ path: '/chat' });
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(address()).toBe('/startQuestions');
    expect(start.received).toHaveLength(0);
  });

  it('stays open until the next visit, whatever comes up meanwhile', async () => {
    const { status } = mockChat();
    const { router, queryClient } = renderApp({ path: '/chat' });
    await screen.findByRole('textbox', { name: 'Message' });
    mock(getUserStatus, { ...allDone, allOk: false, userQuestionaireStatusOk: false });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    vi.setSystemTime(Date.now() + 3_600_000);
    await router.navigate('/forbidden');
    await router.navigate('/chat');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
    expect(queryClient.isFetching()).toBe(0);
    expect(status.received).toHaveLength(1);
  });

  it('shows nothing of the page while the status is on its way', async () => {
    fault(getUserStatus, { hangs: true });
    renderApp({ path: '/chat' });
    expect(await screen.findByText('Opening')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    ['an error', { status: 500 }],
    ['a page instead of data', { html: '<p>Welcome to the hotel network' }],
    ['a wrong shape', { json: { allOk: 'yes' } }],
    ['nothing', { empty: true }],
  ] as const)('shows that it failed after %s, and goes on after Retry', async (_name, failure) => {
    mockChat();
    const failed = fault(getUserStatus, failure);
    const { user } = renderApp({ path: '/chat' });
    expect(await screen.findByRole('heading', { name: 'We could not open your space' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(failed.received).toHaveLength(1);

    mock(getUserStatus, allDone);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
  });

  it('says so where access is missing, and keeps the way out', async () => {
    fault(getUserStatus, { status: 403 });
    const { user, session } = renderApp({ path: '/chat' });
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });
});
