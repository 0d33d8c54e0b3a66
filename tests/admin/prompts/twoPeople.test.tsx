import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  activatePromptVersion,
  createPromptVersion,
  listPromptVersions,
} from '../../../src/api/admin/prompts';
import { press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { mockLists, mockVersions, newest, oldest, openPrompts, versions } from './openPrompts';

const bens = { ...newest, id: 104, active: true, text: 'Be brief.', note: '' };
/** A colleague has saved and activated a version of their own. */
const benActivates = () =>
  mockVersions([bens, ...versions.map((version) => ({ ...version, active: false }))], {
    activations: [
      {
        versionId: 104,
        versionNumber: 4,
        activatedBy: 'Ben Holm',
        activatedAt: '2026-03-04T10:30:00.000Z',
      },
    ],
  });
const opened = (query: string) => openPrompts(`?group=1&prompt=10${query}`);
const note = () => screen.findByRole('group', { name: /^Ben Holm has activated another version meanwhile/ });

describe('a version that a colleague has activated while another was written', () => {
  it('is not replaced by Save and Activate until the person has seen it', async () => {
    mockLists();
    const created = mock(createPromptVersion);
    const { user } = opened(`&edit=${oldest.id}`);
    await screen.findByRole('textbox', { name: 'Prompt text' });
    benActivates();
    await press(user, 'Save and Activate');
    expect(await note()).toHaveTextContent('Yours: Be kind. Theirs: Be brief.');
    expect(created.received).toHaveLength(0);

    await press(user, 'Keep mine');
    await press(user, 'Save and Activate');
    await waitFor(() => expect(created.received).toHaveLength(1));
    expect(created.received[0]?.body).toMatchObject({ promptText: 'Be kind.', activate: true });
    expect(created.received[0]?.query.get('basedOn')).toBe('104');
  });

  it('stays what it is where mine is only saved', async () => {
    mockLists();
    const created = mock(createPromptVersion);
    const { user } = opened(`&edit=${oldest.id}`);
    await screen.findByRole('textbox', { name: 'Prompt text' });
    benActivates();
    await press(user, 'Save');
    await waitFor(() => expect(created.received).toMatchObject([{ body: { activate: false } }]));
  });

  it('is not replaced by Activate until the person has seen it, nor where that could not be looked up', async () => {
    mockLists();
    const activated = mock(activatePromptVersion);
    const { user } = opened('');
    await user.click(await screen.findByRole('button', { name: /^Activate v1/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Activate v1?' }));
    fault(listPromptVersions, { status: 500 });
    await user.click(question.getByRole('button', { name: 'Activate' }));
    expect(await question.findByText(/^It could not be checked/)).toBeVisible();
    benActivates();
    await user.click(question.getByRole('button', { name: 'Retry' }));
    expect(await question.findByText(/has activated another version meanwhile/)).toHaveTextContent(
      'Ben Holm',
    );
    expect(activated.received).toHaveLength(0);

    await user.click(question.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(activated.received).toHaveLength(1));
    expect(activated.received[0]?.query.get('basedOn')).toBe('104');
  });

  it('can be tried again once the server that had too many tries takes another', async () => {
    mockLists();
    const { user } = opened('');
    await user.click(await screen.findByRole('button', { name: /^Activate v1/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Activate v1?' }));
    fault(listPromptVersions, { status: 429, retryAfterSeconds: 30 });
    await user.click(question.getByRole('button', { name: 'Activate' }));
    expect(await question.findByRole('button', { name: /^Retry in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is asked about again where Activate comes a moment too late', async () => {
    mockLists();
    fault(activatePromptVersion, { status: 409 }, benActivates);
    const { user } = opened('');
    await user.click(await screen.findByRole('button', { name: /^Activate v1/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Activate v1?' }));
    await user.click(question.getByRole('button', { name: 'Activate' }));
    const again = within(await screen.findByRole('dialog', { name: 'Activate v1?' }));
    expect(await again.findByText(/has activated another version meanwhile/)).toHaveTextContent('Ben Holm');
  });

  it('is named to no server that keeps no activations', async () => {
    mockLists();
    const activated = mock(activatePromptVersion);
    mockVersions(versions, { activations: undefined });
    const { user } = opened('');
    await user.click(await screen.findByRole('button', { name: /^Activate v1/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Activate v1?' }));
    await user.click(question.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(activated.received).toHaveLength(1));
    expect(activated.received[0]?.query.has('basedOn')).toBe(false);
  });
});
