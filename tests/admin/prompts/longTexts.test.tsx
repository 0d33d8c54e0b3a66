import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPromptVersion } from '../../../src/api/admin/prompts';
import { press } from '../../support/controls';
import { mock } from '../../support/mocks';
import { buttonOf, mockVersions, newest, openVersions, versions } from './openPrompts';

const line = `Say {{username}} something kind about {{nickname}}${', however long it takes'.repeat(25)}.\n`;
const long = line.repeat(80);
const text = () => screen.findByRole('textbox', { name: 'Prompt text' });

it('shows, saves whole and compares a prompt of 50,000 characters', async () => {
  expect(long.length).toBeGreaterThan(50_000);
  const { user } = await openVersions();
  const sent = mock(createPromptVersion, () => {
    mockVersions([{ ...newest, text: long }, ...versions.slice(1)]);
    return null;
  });
  await press(user, 'New version');
  fireEvent.change(await text(), { target: { value: long } });
  expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent(
    '{{nickname}} is not a known tag.',
  );
  await press(user, 'Save');
  await user.click(await screen.findByRole('table').then(() => buttonOf(newest, /^Clone/)));
  expect(sent.received).toMatchObject([{ body: { promptText: long } }]);
  expect(await text()).toHaveValue(long);

  fireEvent.change(await text(), { target: { value: long.replaceAll('kind', 'warm') } });
  await user.click(screen.getByRole('radio', { name: 'Compare' }));
  expect(await screen.findByText('80 passages added, 80 removed.')).toBeVisible();
});

it('says what is wrong in the middle of a long text until it is put right there', async () => {
  const { user } = await openVersions();
  await press(user, 'New version');
  const right = 'Greet {{username}}.\n'.repeat(200);
  const wrong = right.replace(/(Greet .*\n){90}/, (before) => `${before}Ask {{nickname}}.\n`);
  fireEvent.change(await text(), { target: { value: wrong } });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview).toHaveTextContent('{{nickname}} is not a known tag.'));
  fireEvent.change(await text(), { target: { value: wrong.replace('nickname', 'username') } });
  await waitFor(() => expect(preview).not.toHaveTextContent('not a known tag'));
});
