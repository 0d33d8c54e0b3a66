import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeModule, listModules } from '../../../src/api/admin/modules';
import { createDeferred } from '../../../src/auth/deferred';
import { signedIn } from '../../support/fakeAuth';
import { endCalls } from '../../support/inFlight';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const modules = [
  { id: 1, name: 'Safety check', enabled: true },
  { id: 2, name: 'Focus', enabled: true },
  { id: 3, name: 'Work and money', enabled: false },
];

const open = () =>
  renderApp({
    path: '/admin/modules',
    auth: signedIn({ permissions: ['read:admin', 'edit:modules'] }),
  });

const theSwitch = (name: string) => screen.findByRole('switch', { name: `${name} active` });

describe('the modules', () => {
  it('are listed with a switch each, all but the one with id 1', async () => {
    mock(listModules, modules);
    open();
    expect(await theSwitch('Focus')).toBeChecked();
    expect(await theSwitch('Work and money')).not.toBeChecked();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Active',
    ]);
    expect(screen.queryByText('Safety check')).not.toBeInTheDocument();
  });

  it('say what leads a conversation to each, where the server tells', async () => {
    mock(
      listModules,
      modules.map((module) => ({ ...module, description: `About ${module.name}.` })),
    );
    open();
    expect(await theSwitch('Focus')).toHaveAccessibleDescription('About Focus.');
  });

  it('say which one leads all the same while all are off', async () => {
    const [check, focus, work] = modules.map((module) => ({ ...module, isFallback: module.id === 2 }));
    if (!check || !focus || !work) throw new Error('There are three modules');
    mock(listModules, [check, focus, work]);
    mock(changeModule);
    const { user } = open();
    await theSwitch('Focus');
    expect(screen.queryByText(/^All modules are off/)).not.toBeInTheDocument();
    await user.click(await theSwitch('Focus'));
    expect(
      await screen.findByText(/^All modules are off.* “Focus” does all the same\.$/),
    ).toBeInTheDocument();
  });

  it('are as a colleague has set them as soon as the window beside another has the focus, read once', async () => {
    mock(listModules, modules);
    open();
    expect(await theSwitch('Focus')).toBeChecked();
    const list = mock(
      listModules,
      modules.map((module) => ({ ...module, enabled: false })),
    );
    // A tab that comes into sight has both.
    fireEvent(window, new Event('visibilitychange'));
    fireEvent.focus(window);
    await waitFor(async () => expect(await theSwitch('Focus')).not.toBeChecked());
    expect(list.received).toHaveLength(1);
  });

  it('keep what was set by the press that gave the window the focus', async () => {
    mock(listModules, modules);
    const changes = mock(changeModule);
    const { user } = open();
    await theSwitch('Focus');
    const answer = createDeferred<typeof modules>();
    const list = mock(listModules, () => answer.promise);
    fireEvent.focus(window);
    await waitFor(() => expect(list.received).toHaveLength(1));
    await user.click(await theSwitch('Focus'));
    await waitFor(async () => expect(await theSwitch('Focus')).not.toBeChecked());
    expect(changes.received).toHaveLength(1);
    answer.resolve(modules);
    await endCalls();
    expect(await theSwitch('Focus')).not.toBeChecked();
  });

  it('change when their switch is flipped', async () => {
    mock(listModules, modules);
    const changes = mock(changeModule);
    const { user } = open();
    await user.click(await theSwitch('Focus'));
    await waitFor(async () => expect(await theSwitch('Focus')).not.toHaveAttribute('aria-busy'));
    expect(await theSwitch('Focus')).not.toBeChecked();
    expect(changes.received).toMatchObject([{ params: { id: '2' }, body: { enabled: false } }]);
    expect(await theSwitch('Work and money')).not.toBeChecked();
  });

  it('change once by a double click, however fast the server is', async () => {
    mock(listModules, modules);
    const changes = mock(changeModule);
    const { user } = open();
    const focus = await theSwitch('Focus');
    await user.click(focus);
    await waitFor(() => expect(focus).not.toBeChecked());
    await waitFor(() => expect(focus).not.toHaveAttribute('aria-busy'));
    fireEvent.click(focus, { detail: 2 });
    await waitFor(() => expect(focus).not.toHaveAttribute('aria-busy'));
    expect(focus).not.toBeChecked();
    expect(changes.received).toHaveLength(1);
  });

  it('go back to what they were when the change fails', async () => {
    mock(listModules, modules);
    fault(changeModule, { status: 500 });
    const { user } = open();
    await user.click(await theSwitch('Focus'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await theSwitch('Focus')).toBeChecked();
  });

  it('say why the server refuses the change', async () => {
    mock(listModules, modules);
    fault(changeModule, { status: 404, body: { message: 'There is no such module any more.' } });
    const { user } = open();
    await user.click(await theSwitch('Focus'));
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorThere is no such module any more.');
    expect(await theSwitch('Focus')).toBeChecked();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listModules, { status: 500 });
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listModules, modules);
    await user.click(retry);
    expect(await theSwitch('Focus')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    mock(listModules, []);
    open();
    expect(await screen.findByText('No modules')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listModules, { status: 403 });
    open();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});
