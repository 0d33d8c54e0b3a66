import { fireEvent, screen } from '@testing-library/react';
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
