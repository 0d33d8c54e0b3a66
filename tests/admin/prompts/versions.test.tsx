import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  activatePromptVersion,
  deletePromptVersion,
  type PromptVersion,
} from '../../../src/api/admin/prompts';
import { notifications } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import {
  active,
  buttonOf,
  coach,
  mockLists,
  mockVersions,
  newest,
  oldest,
  openPrompts,
  openVersions,
  rowOf,
  rows,
  versions,
  viewer,
} from './openPrompts';

const dialog = () => screen.findByRole('dialog', { name: 'Delete prompt version?' });
const activation = (name: string) => screen.findByRole('dialog', { name: `Activate ${name}?` });

/** Presses Activate in a version's row, and in the question that follows. */
async function activate(user: UserEvent, version: PromptVersion, name: string) {
  await user.click(buttonOf(version, /^Activate/));
  await user.click(within(await activation(name)).getByRole('button', { name: 'Activate' }));
}

describe('the versions of a prompt', () => {
  it('stand in a table, newest first as they came', async () => {
    await openVersions();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Created',
      'CreatedBy',
      'Active',
      'Clone',
      'Delete',
      'View',
    ]);
    expect(rows().map((row) => row.querySelector('time')?.dateTime)).toEqual(
      versions.map(({ timestamp }) => timestamp),
    );
    expect(within(rowOf(active)).getByText('Jonas Reiter')).toBeVisible();
  });

  it('are activated and deleted only where they are inactive; the active one has a check mark', async () => {
    await openVersions();
    for (const version of [newest, oldest]) {
      expect(buttonOf(version, /^Activate/)).toBeVisible();
      expect(buttonOf(version, /^Delete/)).toBeVisible();
      expect(within(rowOf(version)).queryByText('Active')).not.toBeInTheDocument();
    }
    expect(within(rowOf(active)).getByText('Active')).toBeInTheDocument();
    expect(within(rowOf(active)).queryByRole('button', { name: /^(Activate|Delete)/ })).toBeNull();
    for (const version of versions) {
      expect(buttonOf(version, /^Clone/)).toBeVisible();
      expect(buttonOf(version, /^View/)).toBeVisible();
    }
  });

  it('can be begun when there are none', async () => {
    mockLists();
    mockVersions([]);
    const { user } = openPrompts(coach);
    expect(await screen.findByText('No versions yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Version viewer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New version' }));
    expect(await screen.findByRole('textbox', { name: 'Prompt text' })).toHaveValue('');
  });
});

describe('a long list of versions', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...oldest,
    id: 500 - index,
    number: 400 - index,
    timestamp: new Date(Date.UTC(2026, 0, 1, 0, 400 - index)).toISOString(),
    text: `Text ${400 - index}`,
    note: index === 390 ? 'The lighthouse keeper' : '',
    active: index === 395,
  }));

  async function openMany() {
    mockLists();
    mockVersions(many);
    const app = openPrompts(coach);
    await screen.findByRole('table');
    return app;
  }

  it('shows the newest and the active one, and the older ones on request', async () => {
    const { user } = await openMany();
    expect(rows()).toHaveLength(21);
    expect(within(rows()[20] as HTMLElement).getByText('v5')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show older versions' }));
    // With the header; not all of them are in the document any more.
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '122');
  });

  it('is searched in numbers, notes and texts', async () => {
    const { user } = await openMany();
    const search = screen.getByRole('searchbox', { name: 'Search the versions' });
    await user.type(search, 'lighthouse KEEPER');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(within(rows()[0] as HTMLElement).getByText('v10')).toBeVisible();
    expect(screen.getByText('1 of 400 versions')).toHaveRole('status');
    await user.type(search, ' nowhere');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });
});

describe('the viewer', () => {
  it('says who made the version the active one, and when', async () => {
    mockLists();
    const by = (activatedBy: string, day: number, { id }: PromptVersion) => ({
      versionId: id,
      versionNumber: id - 100,
      activatedBy,
      activatedAt: `2026-03-0${day}T10:00:00.000Z`,
    });
    mockVersions(versions, {
      activations: [by('Ada Lund', 5, active), by('Mia Berg', 4, oldest), by('Bo Falk', 3, active)],
    });
    const { user } = openPrompts(`${coach}&version=${active.id}`);
    await screen.findByRole('table');
    expect(viewer().getByText(/^Activated/)).toHaveTextContent(/^Activated .*2026.* by Ada Lund$/);
    await user.click(viewer().getByText('Once before'));
    expect(viewer().getByRole('listitem')).toHaveTextContent(/2026.* by Bo Falk$/);
    await user.click(buttonOf(newest, /^View/));
    await waitFor(() => expect(viewer().queryByText(/^Activated/)).toBeNull());
  });

  it('shows the active version first, then text and note of the row under the pointer', async () => {
    const { user } = await openVersions();
    expect(viewer().getByRole('region', { name: 'Prompt text' })).toHaveTextContent(/many questions/);
    expect(viewer().getByText('No note')).toBeVisible();
    await user.hover(rowOf(newest));
    expect(await viewer().findByText('Asks one question only.')).toBeVisible();
    await waitFor(() =>
      expect(viewer().getByRole('region', { name: 'Prompt text' })).toHaveTextContent(/one question/),
    );
    await user.hover(rowOf(oldest));
    expect(await viewer().findByText('The first one.')).toBeVisible();
  });

  it('follows the keyboard as well', async () => {
    const { user } = await openVersions();
    buttonOf(active, /^Clone/).focus();
    await user.tab();
    await waitFor(() => expect(buttonOf(active, /^View/)).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(buttonOf(oldest, /^Activate/)).toHaveFocus());
    expect(await viewer().findByText('The first one.')).toBeVisible();
  });

  it('keeps a version that View has pinned, over a reload too, until View lets it go', async () => {
    const { user, unmount } = await openVersions();
    await user.click(buttonOf(oldest, /^View/));
    await waitFor(() => expect(buttonOf(oldest, /^View/)).toHaveAttribute('aria-pressed', 'true'));
    expect(viewer().getByText('Pinned')).toBeVisible();
    await user.hover(rowOf(newest));
    expect(viewer().getByText('The first one.')).toBeVisible();
    const { search } = window.location;
    unmount();

    openPrompts(search);
    await screen.findByRole('table');
    expect(viewer().getByText('The first one.')).toBeVisible();
  });

  it('follows the pointer again when the pinned version is let go', async () => {
    const { user } = await openVersions(`&version=${oldest.id}`);
    await user.click(buttonOf(oldest, /^View/));
    await waitFor(() => expect(address()).toBe(`/admin/prompts${coach}`));
    await user.hover(rowOf(newest));
    expect(await viewer().findByText('Asks one question only.')).toBeVisible();
  });
});

describe('an assistant that reads no prompts', () => {
  const builtIn = { assistant: { model: null, readsPrompt: false } };

  it('is named above the versions, and an activation promises nothing of it', async () => {
    mockLists();
    mockVersions(versions, builtIn);
    const { user } = openPrompts(coach);
    expect(await screen.findByText(/^The built-in coach answers here\. It follows rules/)).toBeVisible();
    mock(activatePromptVersion);
    await activate(user, newest, 'v3');
    const words = 'This version counts once a language model answers.';
    expect(await notifications().findByText(words)).toBeVisible();
  });

  it.each([{}, { assistant: { model: 'small', readsPrompt: true } }])('is not made up: %j', async (given) => {
    mockLists();
    mockVersions(versions, given);
    openPrompts(coach);
    await screen.findByRole('table');
    expect(screen.queryByText(/built-in coach/)).toBeNull();
  });
});

describe('activating a version', () => {
  const afterwards = [{ ...newest, active: true }, { ...active, active: false }, oldest];

  it('asks first, with the difference to the active version and the tags that are wrong', async () => {
    const sent = mock(activatePromptVersion);
    const { user } = await openVersions();
    await user.click(buttonOf(newest, /^Activate/));
    const asked = within(await activation('v3'));
    expect(
      asked.getByText(/^It takes the place of v2 of .* by Jonas Reiter\. \d passages? added, \d removed\.$/),
    ).toBeVisible();
    expect(asked.getByText('{{nickname}} is not a known tag.')).toBeVisible();
    const changes = within(asked.getByRole('region', { name: 'What changes' }));
    expect(changes.getAllByRole('insertion')[0]).toHaveTextContent(/^added /);
    expect(changes.getAllByRole('deletion')[0]).toHaveTextContent(/^removed /);

    await user.click(asked.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(buttonOf(newest, /^Activate/)).toHaveFocus());
    expect(sent.received).toHaveLength(0);
  });

  it('says so where no version is active', async () => {
    mockLists();
    mockVersions([oldest]);
    const { user } = openPrompts(coach);
    await screen.findByRole('table');
    await user.click(buttonOf(oldest, /^Activate/));
    const asked = within(await activation('v1'));
    expect(asked.getByText('No version is active now.')).toBeVisible();
    expect(asked.queryByRole('list', { name: 'Errors in the tags' })).toBeNull();
  });

  it('makes it the active one, says so, and keeps the focus in its row', async () => {
    const { user } = await openVersions();
    const sent = mock(activatePromptVersion, () => {
      mockVersions(afterwards);
      return null;
    });
    await activate(user, newest, 'v3');
    expect(await notifications().findByText('The assistant uses this version from now on.')).toBeVisible();
    expect(sent.received.map(({ params, body }) => [params, body])).toEqual([
      [{ groupId: '1', definitionId: '10', id: '103' }, undefined],
    ]);
    expect(within(rowOf(newest)).getByText('Active')).toBeInTheDocument();
    expect(buttonOf(active, /^Activate/)).toBeVisible();
    await waitFor(() => expect(buttonOf(newest, /^View/)).toHaveFocus());
  });

  it('explains that somebody else was quicker, and reads the list again', async () => {
    const { user } = await openVersions();
    fault(activatePromptVersion, { status: 400, body: { message: 'This version is active already.' } }, () =>
      mockVersions(afterwards),
    );
    await activate(user, newest, 'v3');
    expect(await notifications().findByText('This version is active already.')).toBeVisible();
    await waitFor(() => expect(within(rowOf(newest)).getByText('Active')).toBeInTheDocument());
    await waitFor(() => expect(buttonOf(newest, /^View/)).toHaveFocus());
  });

  it('leaves everything as it was when it fails', async () => {
    const { user } = await openVersions();
    fault(activatePromptVersion, { status: 500 });
    await activate(user, newest, 'v3');
    expect(await notifications().findByRole('alert')).toBeVisible();
    await waitFor(() => expect(buttonOf(newest, /^Activate/)).toHaveFocus());
    expect(within(rowOf(active)).getByText('Active')).toBeInTheDocument();
  });

  it('says when it is refused', async () => {
    const { user } = await openVersions();
    fault(activatePromptVersion, { status: 403 });
    await activate(user, newest, 'v3');
    expect(await notifications().findByText('You do not have access to this.')).toBeVisible();
  });
});

describe('what is done with one version', () => {
  it('leaves the other ones free, and shows at each what is under way', async () => {
    const { user } = await openVersions();
    const sent = fault(activatePromptVersion, { hangs: true });
    await activate(user, newest, 'v3');
    await activate(user, oldest, 'v1');
    await user.click(buttonOf(newest, /^Activate/));
    await waitFor(() => expect(sent.received.map(({ params }) => params.id)).toEqual(['103', '101']));
    for (const version of [newest, oldest])
      expect(buttonOf(version, /^Activate/)).toHaveAttribute('aria-busy', 'true');
  });
});

describe('deleting a version', () => {
  it('asks first, and keeps it after Go Back', async () => {
    const sent = mock(deletePromptVersion);
    const { user } = await openVersions();
    await user.click(buttonOf(oldest, /^Delete/));
    await user.click(within(await dialog()).getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.received).toHaveLength(0);
    await waitFor(() => expect(buttonOf(oldest, /^Delete/)).toHaveFocus());
  });

  it('takes it out of the list, says so, and moves the focus to the next row', async () => {
    const { user } = await openVersions(`&version=${newest.id}`);
    const sent = mock(deletePromptVersion);
    mockVersions([active, oldest]);
    await user.click(buttonOf(newest, /^Delete/));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await notifications().findByText('The version is gone.')).toBeVisible();
    expect(sent.received.map(({ params }) => params)).toEqual([{ id: '103' }]);
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(buttonOf(active, /^View/)).toHaveFocus());
    await waitFor(() => expect(address(), 'what was pinned is gone').toBe(`/admin/prompts${coach}`));
  });

  it('moves the focus up from the last row, and to New version when none is left', async () => {
    const { user } = await openVersions();
    mock(deletePromptVersion);
    mockVersions([newest, active]);
    await user.click(buttonOf(oldest, /^Delete/));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(buttonOf(active, /^View/)).toHaveFocus());

    mockVersions([]);
    await user.click(buttonOf(newest, /^Delete/));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New version' })).toHaveFocus());
  });

  it.each([
    [400, "The active version can't be deleted."],
    [404, 'There is no such version of the prompt.'],
  ])('explains a %i, and reads the list again', async (status, message) => {
    const { user } = await openVersions();
    fault(deletePromptVersion, { status, body: { message } });
    mockVersions([newest, active]);
    await user.click(buttonOf(oldest, /^Delete/));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await notifications().findByText(message)).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await waitFor(() => expect(buttonOf(active, /^View/)).toHaveFocus());
  });
});
