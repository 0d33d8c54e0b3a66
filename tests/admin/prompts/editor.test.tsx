import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPromptVersion } from '../../../src/api/admin/prompts';
import { enter, notifications, press } from '../../support/controls';
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
  rows,
  versions,
} from './openPrompts';

const text = () => screen.findByRole('textbox', { name: 'Prompt text' });
const note = () => screen.findByRole('textbox', { name: 'Note' });
const buttonNamed = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

/** Opens the editor with a clone of the newest version. */
async function openEditor() {
  const app = await openVersions();
  await app.user.click(buttonOf(newest, /^Clone/));
  await text();
  return app;
}

/** The server stores what is sent, as the newest version. */
function mockSaving() {
  const saved = { ...newest, id: 104, timestamp: '2026-03-04T09:30:00.000Z', note: '' };
  return mock(createPromptVersion, ({ body }) => {
    mockVersions([
      { ...saved, text: body.promptText, active: body.activate },
      ...versions.map((version) => ({ ...version, active: version.active && !body.activate })),
    ]);
    return null;
  });
}

describe('the editor', () => {
  it('opens with the text of the cloned version and an empty note', async () => {
    await openEditor();
    expect(await text()).toHaveValue(newest.text);
    expect(await text()).toHaveAttribute('rows', '15');
    expect(await note()).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New version of Coach' })).toHaveFocus());
    expect(screen.getByText(/^Cloned from v3 of .* by Mia Berg\.$/)).toBeVisible();
    for (const name of ['Cancel', 'Save', 'Save and Activate']) expect(buttonNamed(name)).toBeVisible();
  });

  it.each([
    ['Save', false, 'The new version is in the list. It is not active yet.'],
    ['Save and Activate', true, 'The version is saved, and the assistant uses it from now on.'],
  ])('sends the version with %s, shows it in the list and says so', async (button, activate, words) => {
    const { user } = await openEditor();
    const sent = mockSaving();
    await enter(user, await text(), ' Smile.');
    await enter(user, await note(), 'Smiles.');
    await press(user, button);

    expect(await notifications().findByText(words)).toBeVisible();
    expect(sent.received.map(({ body }) => body)).toEqual([
      { promptText: `${newest.text} Smile.`, promptDefinitionId: 10, note: 'Smiles.', activate },
    ]);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(within(rows()[0] as HTMLElement).queryByText('Active') !== null).toBe(activate);
    await waitFor(() =>
      expect(within(rows()[0] as HTMLElement).getByRole('button', { name: /^View/ })).toHaveFocus(),
    );
    expect(address()).toBe(`/admin/prompts${coach}`);
  });

  it('begins a new version with the active text, named as such', async () => {
    const { user } = await openVersions();
    const sent = mockSaving();
    await press(user, 'New version');
    expect(await text()).toHaveValue(active.text);
    expect(screen.getByText(/^Begins with the active text, v2 of .* by Jonas Reiter\.$/)).toBeVisible();
    await user.clear(await text());
    await enter(user, await text(), 'Be brief.');
    await press(user, 'Save');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(sent.received).toMatchObject([{ body: { promptText: 'Be brief.', note: '', activate: false } }]);
  });

  it.each(['', '  \n '])('takes no text of %j', async (empty) => {
    const sent = mock(createPromptVersion);
    const { user } = await openEditor();
    await user.clear(await text());
    if (empty) await user.type(await text(), empty);
    await press(user, 'Save and Activate');
    expect(await screen.findByText('Prompt text is required')).toBeVisible();
    await waitFor(async () => expect(await text()).toHaveFocus());
    expect(await text()).toHaveAccessibleDescription('Prompt text is required');
    expect(sent.received).toHaveLength(0);
  });

  it('takes a note of 1000 characters and no more', async () => {
    const sent = mockSaving();
    const { user } = await openEditor();
    await user.click(await note());
    await user.paste('x'.repeat(1_001));
    await press(user, 'Save');
    expect(await screen.findByText('Note can be at most 1000 characters')).toBeVisible();
    await waitFor(async () => expect(await note()).toHaveFocus());
    expect(screen.getByText(/1001 of 1000 characters/)).toBeVisible();
    expect(sent.received).toHaveLength(0);

    await user.type(await note(), '{Backspace}');
    await press(user, 'Save');
    await waitFor(() => expect(sent.received).toHaveLength(1));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('keeps everything typed when it could not be saved, and says why', async () => {
    const { user } = await openEditor();
    const message = 'There is no such prompt.';
    fault(createPromptVersion, { status: 404, body: { message } });
    await enter(user, await text(), ' Smile.');
    await press(user, 'Save');
    expect(await notifications().findByText(message)).toBeVisible();
    expect(await screen.findByText(`Not saved: ${message} Your text is still here.`)).toBeVisible();
    expect(await text()).toHaveValue(`${newest.text} Smile.`);
    await waitFor(() => expect(buttonNamed('Save')).toHaveFocus());

    const sent = mockSaving();
    await press(user, 'Save');
    await waitFor(() => expect(sent.received).toHaveLength(1));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it.each([
    ['promptText', text],
    ['note', note],
  ])('says why at the field that the server names: %s', async (named, box) => {
    const { user } = await openEditor();
    const message = 'Please write less.';
    fault(createPromptVersion, { status: 400, body: { message, field: named } });
    await enter(user, await text(), ' Smile.');
    await user.click(buttonNamed('Save'));
    await waitFor(async () =>
      expect(await box()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect(screen.queryByText(/^Not saved/)).not.toBeInTheDocument();
  });

  it('saves with Ctrl+S, wherever the focus is, and does not activate', async () => {
    const { user } = await openEditor();
    const sent = mockSaving();
    await user.type(await text(), ' Smile.{Control>}s{/Control}');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(sent.received).toMatchObject([{ body: { promptText: `${newest.text} Smile.`, activate: false } }]);
  });

  it('says beside Save and Activate what that would change, and how long the text is', async () => {
    const { user } = await openEditor();
    const note = () => screen.getByText(/^About \d+ tokens/);
    expect(note()).toHaveTextContent(
      /^About 14 tokens .* Against v2, the active version: \d passages? added, \d removed\. 1 wrong tag\.$/,
    );
    await user.clear(await text());
    await user.paste(active.text);
    await waitFor(() => expect(note()).toHaveTextContent(/The texts are the same\.$/), { timeout: 3_000 });
  });

  it('sends once however often Save is pressed, and takes no typing meanwhile', async () => {
    const { user } = await openEditor();
    const sent = fault(createPromptVersion, { hangs: true });
    await user.dblClick(buttonNamed('Save'));
    await waitFor(() => expect(buttonNamed('Save')).toHaveAttribute('aria-busy', 'true'));
    await user.type(await text(), 'lost?');
    expect(await text()).toHaveValue(newest.text);
    expect(sent.received).toHaveLength(1);
  });
});

describe('what the editor shows beside the text', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

  it('is the text with its tags and their errors, as it is typed', async () => {
    const { user } = await openEditor();
    await user.clear(await text());
    expect(await preview().findByText('Nothing is written yet.')).toBeVisible();
    await user.type(await text(), 'Ask {{{{question}} and {{{{language}}');
    const shown = preview().getByRole('region', { name: 'Prompt text' });
    await waitFor(() => expect(shown.querySelectorAll('mark')).toHaveLength(2));
    const error = '{{question}} needs the key of a question, as in {{question:key}}.';
    expect(preview().getByText(error)).toBeVisible();
    // Said a moment after the typing has stopped.
    const isSaid = () =>
      screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(error));
    await waitFor(() => expect(isSaid()).toBe(true));
  });

  it('is the text with example values, or its difference to the cloned version', async () => {
    const { user } = await openEditor();
    await enter(user, await text(), ' Smile.');
    await user.click(preview().getByRole('radio', { name: 'With example values' }));
    expect(await preview().findByRole('region', { name: /example values$/ })).toHaveTextContent(
      'Be kind to Anna.',
    );
    await user.click(preview().getByRole('radio', { name: 'Compare' }));
    expect(await preview().findByText('1 passage added, 0 removed.')).toBeVisible();
    expect(preview().getByRole('insertion')).toHaveTextContent('added Smile.');
    const against = preview().getByRole('combobox', { name: 'Compare with' });
    expect(against).toHaveValue(String(newest.id));
    expect(within(against).getAllByRole('option')).toHaveLength(3);
  });

  it('is the help on the tags', async () => {
    const { user } = await openEditor();
    expect(buttonNamed('Help')).toHaveAttribute('aria-expanded', 'false');
    await press(user, 'Help');
    await waitFor(() => expect(buttonNamed('Help')).toHaveAttribute('aria-expanded', 'true'));
    const explained = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(explained).toEqual([
      ['{{username}}', 'the client username.'],
      ['{{language}}', "the user's preferred language, in English."],
      ['{{question:key}}', 'the answer to a question by key; empty if unanswered.'],
      ['{{lastSessionDate}}', 'date of the latest session.'],
      ['{{chatHistory:n}}', 'the n most recent chats; default 10 client chats plus responses.'],
      ['{{clientSummary}}', 'short summary of all sessions; can be empty.'],
      ['{{moduleSummary:n}}', 'the n most recent module summaries; default 1.'],
      ['{{sessionSummary:n}}', 'the n most recent session summaries; default 1.'],
      [
        '{{chat}}',
        'only for module-summary prompts; all chats in the module, with automatic part summaries of the oldest chats if the model token limit is exceeded.',
      ],
    ]);
  });
});

describe('leaving the editor', () => {
  it('with Cancel goes back to the list at once, where the focus was', async () => {
    const { user } = await openEditor();
    await enter(user, await text(), ' Smile.');
    await press(user, 'Cancel');
    await screen.findByRole('table');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(buttonOf(newest, /^Clone/)).toHaveFocus());
    expect(address()).toBe(`/admin/prompts${coach}`);

    await user.click(buttonOf(newest, /^Clone/));
    expect(await text(), 'cancelled changes are gone').toHaveValue(newest.text);
  });

  it('with Back asks first when something has changed', async () => {
    const { user, router } = await openEditor();
    await enter(user, await text(), ' Smile.');
    await router.navigate(-1);
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await text()).toHaveValue(`${newest.text} Smile.`);

    await router.navigate(-1);
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('with Back asks nothing when nothing has changed', async () => {
    const { router } = await openEditor();
    await router.navigate(-1);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with a reload comes back to the editor, and to what was typed', async () => {
    const { user, unmount } = await openEditor();
    await enter(user, await text(), ' Smile.');
    await enter(user, await note(), 'Smiles.');
    const { search } = window.location;
    unmount();

    const again = openPrompts(search);
    await waitFor(async () => expect(await text()).toHaveValue(`${newest.text} Smile.`));
    expect(await note()).toHaveValue('Smiles.');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await press(again.user, 'Start over');
    expect(await text()).toHaveValue(newest.text);
    expect(screen.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  });

  it('loses nothing when somebody else deletes the cloned version meanwhile', async () => {
    const { user, unmount } = await openEditor();
    await enter(user, await text(), ' Smile.');
    const { search } = window.location;
    unmount();

    mockLists();
    mockVersions([active, oldest]);
    openPrompts(search);
    await waitFor(async () => expect(await text()).toHaveValue(`${newest.text} Smile.`));
    expect(screen.getByText('The version to clone is no longer there.')).toBeVisible();
  });
});
