import { screen, within } from '@testing-library/react';
import {
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
  type PromptVersion,
  type PromptVersionList,
} from '../../../src/api/admin/prompts';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

export const groups = [
  { id: 1, title: 'Conversation' },
  { id: 2, title: 'Summaries' },
];
export const definitions = [
  { id: 10, title: 'Coach', description: 'Leads the conversation.' },
  { id: 11, title: 'Welcome back', description: 'Opens a new session.' },
];

export const newest: PromptVersion = {
  id: 103,
  timestamp: '2026-03-03T09:30:00.000Z',
  createdBy: 'Mia Berg',
  active: false,
  text: 'Be kind to {{username}}.\nAsk {{nickname}} one question.',
  note: 'Asks one question only.',
};
export const active: PromptVersion = {
  id: 102,
  timestamp: '2026-03-02T09:30:00.000Z',
  createdBy: 'Jonas Reiter',
  active: true,
  text: 'Be kind to {{username}}.\nAsk many questions in {{language}}.',
  note: '',
};
export const oldest: PromptVersion = {
  id: 101,
  timestamp: '2026-03-01T09:30:00.000Z',
  createdBy: 'Mia Berg',
  active: false,
  text: 'Be kind.',
  note: 'The first one.',
};
export const versions = [newest, active, oldest];

/** What the calls of the lists answer from now on. */
export const mockVersions = (
  promptVersions: PromptVersion[] = versions,
  more: Pick<PromptVersionList, 'assistant' | 'activations' | 'tryOut' | 'usageDays' | 'tags'> = {},
) =>
  mock(listPromptVersions, {
    ...more,
    groupName: 'Conversation',
    definitionName: 'Coach',
    definitionDescription: 'Leads the conversation.',
    promptVersions,
  });

export function mockLists() {
  return {
    groups: mock(listPromptGroups, groups),
    definitions: mock(listPromptDefinitions, definitions),
    versions: mockVersions(),
  };
}

export const coach = '?group=1&prompt=10';

/** Opens the prompts screen as a member of staff. */
export const openPrompts = (search = '') =>
  renderApp({
    path: `/admin/prompts${search}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:prompts'] }),
  });

/** Opens the versions of the coach's prompt and waits for them. */
export async function openVersions(search = '') {
  mockLists();
  const app = openPrompts(coach + search);
  await screen.findByRole('table');
  return app;
}

/** The rows of the table, without its head. */
export const rows = () => screen.getAllByRole('row').slice(1);

export const rowOf = (version: PromptVersion) => {
  const row = rows().find((each) => each.querySelector('time')?.dateTime === version.timestamp);
  if (!row) throw new Error(`There is no row of version ${version.id}`);
  return row;
};

export const buttonOf = (version: PromptVersion, name: RegExp) =>
  within(rowOf(version)).getByRole('button', { name });

export const viewer = () => within(screen.getByRole('region', { name: 'Version viewer' }));
