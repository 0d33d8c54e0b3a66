import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPromptDefinitions, listPromptGroups, listPromptVersions } from '../../../src/api/admin/prompts';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { coach, mockLists, openPrompts, versions } from './openPrompts';

const groupSelect = () => screen.findByRole('combobox', { name: 'Prompt group' });
const promptSelect = () => screen.findByRole('combobox', { name: 'Prompt' });

describe('picking a prompt', () => {
  it('goes from the group over the prompt to its versions, each read when it is needed', async () => {
    const calls = mockLists();
    const { user } = openPrompts();
    const group = await groupSelect();
    expect(within(group).getAllByRole('option').slice(1)).toHaveLength(2);
    expect(screen.getByText('Which prompt?')).toBeVisible();
    expect(calls.groups.received).toHaveLength(1);
    expect(calls.definitions.received).toHaveLength(0);

    await user.selectOptions(group, 'Conversation');
    const prompt = await promptSelect();
    expect(calls.definitions.received.map(({ params }) => params)).toEqual([{ groupId: '1' }]);
    expect(calls.versions.received).toHaveLength(0);

    await user.selectOptions(prompt, 'Coach');
    expect(await screen.findByRole('heading', { name: 'Coach' })).toBeVisible();
    expect(screen.getByText('Leads the conversation.')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Versions of Coach' })).toBeVisible();
    expect(calls.versions.received.map(({ params }) => params)).toEqual([
      { groupId: '1', definitionId: '10' },
    ]);
  });

  it('is not asked for while there is nothing to choose from', async () => {
    mockLists();
    mock(listPromptGroups, []);
    openPrompts();
    expect(await screen.findByText('No prompts')).toBeVisible();
    expect(screen.queryByText('Which prompt?')).not.toBeInTheDocument();
  });

  it('stays in the address, so that a reload and a link come to the same prompt', async () => {
    mockLists();
    const { user, unmount } = openPrompts();
    await user.selectOptions(await groupSelect(), 'Conversation');
    await user.selectOptions(await promptSelect(), 'Coach');
    await screen.findByRole('table');
    expect(address()).toBe(`/admin/prompts${coach}`);
    unmount();

    openPrompts(coach);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(await groupSelect()).toHaveDisplayValue('Conversation');
    expect(await promptSelect()).toHaveDisplayValue('Coach');
  });

  it('begins anew with another group', async () => {
    mockLists();
    const { user } = openPrompts(`${coach}&version=${versions[0]?.id}`);
    await screen.findByRole('table');
    await user.selectOptions(await groupSelect(), 'Summaries');
    await waitFor(() => expect(address()).toBe('/admin/prompts?group=2'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await promptSelect()).toHaveDisplayValue('Choose a prompt');
  });

  it.each(['?group=x&prompt=-1', '?prompt=10', '?group=1&prompt=10&edit=all&look=upsidedown&version=0'])(
    'copes with an address that makes no sense: %s',
    async (search) => {
      mockLists();
      openPrompts(search);
      expect(await groupSelect()).toBeVisible();
    },
  );

  it('says so when there are no groups, or none in a group', async () => {
    mock(listPromptGroups, []);
    const { unmount } = openPrompts();
    expect(await screen.findByText('No prompts')).toBeVisible();
    unmount();

    mockLists();
    mock(listPromptDefinitions, []);
    openPrompts('?group=1');
    expect(await screen.findByText('This group has no prompts.')).toBeVisible();
  });

  it.each([
    ['groups', listPromptGroups, 'The prompt groups could not be loaded'],
    ['prompts', listPromptDefinitions, 'The prompts could not be loaded'],
    ['versions', listPromptVersions, 'The versions could not be loaded'],
  ] as const)('offers another try when the %s did not come', async (_name, call, title) => {
    mockLists();
    fault(call, { status: 500 });
    const { user } = openPrompts(coach);
    expect(await screen.findByText(title)).toBeVisible();
    mockLists();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });

  it.each([
    ['groups', listPromptGroups],
    ['prompts', listPromptDefinitions],
    ['versions', listPromptVersions],
  ] as const)('says that the %s are refused, without another try', async (_name, call) => {
    mockLists();
    fault(call, { status: 403 });
    openPrompts(coach);
    const words = await screen.findAllByText('You do not have access to this.');
    expect(words.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ['group', listPromptDefinitions, 'This group is no longer there'],
    ['prompt', listPromptVersions, 'This prompt is no longer there'],
  ] as const)('says that a %s is gone', async (_name, call, title) => {
    mockLists();
    fault(call, { status: 404 });
    openPrompts(coach);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it.each([
    ['groups', listPromptGroups, 'Loading the prompt groups'],
    ['prompts', listPromptDefinitions, 'Loading the prompts'],
    ['versions', listPromptVersions, 'Loading the versions'],
  ] as const)('shows that the %s are on their way', async (_name, call, label) => {
    mockLists();
    fault(call, { hangs: true });
    openPrompts(coach);
    expect(await screen.findByText(label)).toBeInTheDocument();
  });

  it('is not offered to staff without the permission', async () => {
    renderApp({ path: '/admin/prompts', auth: signedIn({ permissions: ['read:admin'] }) });
    expect(await screen.findByText('Sorry! You do not have access to this page.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Prompt group' })).not.toBeInTheDocument();
  });
});
