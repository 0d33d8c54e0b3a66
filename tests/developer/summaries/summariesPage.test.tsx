import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  getModuleSummary,
  getSessionSummary,
  getSummary,
  type Summary,
} from '../../../src/api/developer/summaries';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

const created = '2026-03-01T09:30:00.000Z';

const summary: Summary = {
  userName: 'Ann',
  generated: '2026-03-02T10:00:00.000Z',
  clientSummary: 'Sleeps badly,\nlikes to walk.',
  sessionIds: [
    { sessionId: 8, created: '2026-03-02T09:30:00.000Z' },
    { sessionId: 7, created },
  ],
};

const modules = [
  { moduleId: 3, moduleName: 'Focus', created },
  { moduleId: 4, moduleName: 'Stress and rest', created },
];

function mockSummaries() {
  return {
    all: mock(getSummary, summary),
    sessions: mock(getSessionSummary, ({ params: { sessionId } }) => ({
      sessionId: Number(sessionId),
      created,
      summary: `About session ${sessionId}.`,
      modules,
    })),
    modules: mock(getModuleSummary, ({ params: { sessionId, moduleId } }) => ({
      moduleId: Number(moduleId),
      moduleName: 'Focus',
      created,
      summary: `About module ${moduleId} in session ${sessionId}.`,
    })),
  };
}

const openSummaries = (query = '') =>
  renderApp({ path: `/summaries${query}`, auth: signedIn({ permissions: ['read:summary'] }) });

const fold = (name: RegExp) => screen.findByRole('button', { name });

describe('the summaries', () => {
  it('begin with what the assistant remembers, and of whom', async () => {
    mockSummaries();
    openSummaries();
    const heading = await screen.findByRole('heading', { name: 'Client summary' });
    expect(heading.parentElement).toHaveTextContent(/Sleeps badly,\s+likes to walk\./);
    expect(screen.getByText(/^Ann, generated/)).toHaveTextContent('2026');
  });

  it('ask for a session when it is first opened, once', async () => {
    const calls = mockSummaries();
    const { user } = openSummaries();
    const session = await fold(/^Session 7/);
    expect(calls.sessions.received).toEqual([]);
    await user.click(session);
    expect(await screen.findByText('About session 7.')).toBeInTheDocument();
    expect(session).toHaveAttribute('aria-expanded', 'true');
    await user.click(session);
    expect(session).toHaveAttribute('aria-expanded', 'false');
    await user.click(session);
    expect(session).toHaveAttribute('aria-expanded', 'true');
    expect(calls.sessions.received).toMatchObject([{ params: { sessionId: '7' } }]);
    expect(calls.modules.received).toEqual([]);
  });

  it('ask for a module within a session when it is first opened', async () => {
    const calls = mockSummaries();
    const { user } = openSummaries();
    await user.click(await fold(/^Session 7/));
    await user.click(await fold(/^Stress and rest/));
    expect(await screen.findByText('About module 4 in session 7.')).toBeInTheDocument();
    expect(calls.modules.received).toMatchObject([{ params: { sessionId: '7', moduleId: '4' } }]);
    expect(await fold(/^Session 7/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('have several open side by side, each kept in the address', async () => {
    mockSummaries();
    const { user } = openSummaries('?session=8&module=8.3');
    expect(await screen.findByText('About module 3 in session 8.')).toBeInTheDocument();
    await user.click(await fold(/^Session 7/));
    expect(await screen.findByText('About session 7.')).toBeInTheDocument();
    expect(address()).toBe('/summaries?module=8.3&session=8&session=7');
    expect(await fold(/^Session 8/)).toHaveAttribute('aria-expanded', 'true');
    const inSeven = screen.getByText('About session 7.').parentElement as HTMLElement;
    expect(within(inSeven).getByRole('button', { name: /^Focus/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('say so when there are none', async () => {
    mock(getSummary, { ...summary, clientSummary: '', sessionIds: [] });
    openSummaries();
    expect(await screen.findByRole('heading', { name: 'No summaries yet' })).toBeInTheDocument();
    expect(screen.getByText('Ann')).toBeInTheDocument();
    expect(screen.queryByText(/generated/)).not.toBeInTheDocument();
  });

  it('say so when no session has been closed', async () => {
    mock(getSummary, { ...summary, sessionIds: [] });
    openSummaries();
    expect(await screen.findByText('No session has been closed yet.')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(getSummary, { status: 500 });
    const { user } = openSummaries();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mockSummaries();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Client summary' })).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(getSummary, { status: 403 });
    openSummaries();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it('let one session or module be asked for again, and say when it is gone', async () => {
    mockSummaries();
    fault(getSessionSummary, { status: 500 });
    const { user } = openSummaries();
    await user.click(await fold(/^Session 7/));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mockSummaries();
    fault(getModuleSummary, { status: 404 });
    await user.click(retry);
    await user.click(await fold(/^Focus/));
    expect(await screen.findByText('This module is no longer there')).toBeInTheDocument();
    expect(screen.getByText('About session 7.')).toBeInTheDocument();
  });
});
