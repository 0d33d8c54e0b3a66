import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  viewer,
} from './openPrompts';

const text = () => viewer().getByRole('region', { name: 'Prompt text' });
const look = (name: string) => viewer().getByRole('radio', { name });

async function openLook(name: string, search = `&version=${newest.id}`) {
  const app = await openVersions(search);
  await app.user.click(look(name));
  expect(look(name), 'the choice shows at once').toBeChecked();
  return app;
}

describe('a prompt text', () => {
  it('has its tags highlighted, and the unknown ones marked in words as well', async () => {
    await openVersions(`&version=${newest.id}`);
    const marks = [...text().querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['{{username}}', 'unknown tag {{nickname}}']);
    expect(marks[1]?.querySelector('svg')).not.toBeNull();
    expect(viewer().getByRole('list', { name: 'Errors in the tags' })).toHaveTextContent(
      '{{nickname}} is not a known tag.',
    );
  });

  it('has no list of errors when all tags are right', async () => {
    await openVersions(`&version=${active.id}`);
    expect(viewer().queryByRole('list', { name: 'Errors in the tags' })).not.toBeInTheDocument();
  });

  it('never runs, whatever is written in it', async () => {
    mockLists();
    mockVersions([{ ...newest, text: '<img src=x onerror="window.ran = true"> {{<b>bold</b>}}' }]);
    openPrompts(coach);
    await screen.findByRole('table');
    expect(text()).toHaveTextContent('<img src=x onerror="window.ran = true">');
    expect(text().querySelector('img, b')).toBeNull();
  });
});

describe('a prompt whose server knows what its tags may be', () => {
  it('says which tags name no question or are meant for other prompts', async () => {
    mockLists();
    mockVersions([{ ...newest, text: 'What matters: {{question:vlues}}\n{{chat}}' }], {
      tags: { misplaced: ['chat'], questionKeys: ['values'] },
    });
    openPrompts(coach);
    await screen.findByRole('table');
    expect(viewer().getByText('{{question:vlues}} names no question.')).toBeVisible();
    expect(viewer().getByText('{{chat}} is not meant for this prompt.')).toBeVisible();
    expect(text().querySelectorAll('mark[title*="{{"]')).toHaveLength(2);
  });
});

describe('a prompt with example values', () => {
  it('shows what could stand in the tags’ places, without a call of its own', async () => {
    await openLook('With example values');
    const versions = mockVersions();
    const filled = await viewer().findByRole('region', { name: 'Prompt text with example values' });
    expect(filled).toHaveTextContent('Be kind to Anna.');
    expect(filled.querySelector('mark')).toHaveAttribute('title', '{{username}}');
    expect(filled, 'unknown tags are sent as they are').toHaveTextContent('{{nickname}}');
    expect(viewer().getByText('{{nickname}} is not a known tag.')).toBeVisible();
    expect(versions.received).toHaveLength(0);
  });
});

describe('comparing versions', () => {
  const differences = () => viewer().findByRole('region', { name: 'Differences' });

  it('marks what was added to the active version and what was removed, in words as well', async () => {
    await openLook('Compare');
    const region = await differences();
    expect(viewer().getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue(
      /Jonas Reiter, active/,
    );
    expect(within(region).getAllByRole('deletion')[0]).toHaveTextContent(/^removed /);
    expect(within(region).getAllByRole('insertion')[0]).toHaveTextContent(/^added /);
    expect(region).toHaveTextContent('Be kind to {{username}}.');
    expect(viewer().getByRole('status')).toHaveTextContent(/added, \d removed\./);
  });

  it('takes another version to compare with, kept in the address', async () => {
    const { user } = await openLook('Compare');
    await differences();
    const select = viewer().getByRole('combobox', { name: 'Compare with' });
    expect(within(select).getAllByRole('option'), 'not with itself').toHaveLength(2);
    await user.selectOptions(select, String(oldest.id));
    await waitFor(() => expect(window.location.search).toContain(`against=${oldest.id}`));
    await waitFor(() => expect(select).toHaveDisplayValue(/Mia Berg/));
    expect(within(await differences()).queryAllByRole('deletion')).toHaveLength(0);
  });

  it('compares the active version with the one before it', async () => {
    await openLook('Compare', `&version=${active.id}`);
    await differences();
    expect(viewer().getByRole('combobox', { name: 'Compare with' })).toHaveValue(String(oldest.id));
  });

  it('says when two texts are the same, and when there is no other version', async () => {
    mockLists();
    mockVersions([{ ...newest, text: active.text }, active]);
    const { user, unmount } = openPrompts(`${coach}&look=compare`);
    await screen.findByRole('table');
    await user.click(buttonOf(newest, /^View/));
    expect(await viewer().findByText('The texts are the same.')).toBeVisible();
    unmount();

    mockVersions([active]);
    openPrompts(`${coach}&look=compare`);
    await screen.findByRole('table');
    expect(viewer().getByText('There is no other version to compare with.')).toBeVisible();
  });

  it('stays the look while the pointer goes over the rows', async () => {
    const { user } = await openLook('Compare', '');
    await user.hover(rowOf(oldest));
    await waitFor(() =>
      expect(viewer().getByRole('combobox', { name: 'Compare with' })).toHaveValue(String(active.id)),
    );
    expect(look('Compare')).toBeChecked();
  });
});
