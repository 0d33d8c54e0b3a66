import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
  type Setting,
} from '../../../src/api/admin/settings';
import { enter, notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { greeting, idleHours, openSettings, settings } from './openSettings';

type User = ReturnType<typeof openSettings>['user'];

const warning = 'Deleting versions so no setting is active might cause errors in the system.';
const value = () => screen.findByLabelText('Value');
const day = () => screen.findByLabelText('Active from');

/** The settings, without the version of this id. */
const without = (versionId: number): Setting[] =>
  settings.map((setting) => ({
    ...setting,
    versions: setting.versions.filter(({ id }) => id !== versionId),
  }));

async function fill(user: User, text: string, date: string) {
  await user.clear(await value());
  if (text) await enter(user, await value(), text);
  await user.clear(await day());
  if (date) await user.type(await day(), date);
}

describe('a new version of a setting', () => {
  it('is written in the editor, which has no Delete', async () => {
    mock(listSettings, settings);
    const { user } = openSettings('?setting=2');
    await press(user, 'New Version');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'New version of Idle hours' })).toHaveFocus(),
    );
    expect(address()).toBe('/admin/settings?setting=2&version=new');
    expect(await day()).toHaveAttribute('type', 'date');
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it.each([
    ['a number', 'Int', '?setting=2&version=new', 'number'],
    ['a text', 'String', '?setting=3&version=new', 'text'],
  ])('has %s for the type %s', async (_what, _type, query, type) => {
    mock(listSettings, settings);
    openSettings(query);
    expect(await value()).toHaveAttribute('type', type);
  });

  it('is stored with the beginning of the UTC day, and shows in the list', async () => {
    mock(listSettings, settings);
    const created = mock(createSettingVersion);
    const { user } = openSettings('?setting=2');
    await press(user, 'New Version');
    await fill(user, '-12', '2026-03-09');
    const added = { ...idleHours.versions[0], id: 24, value: '-12' };
    mock(listSettings, [{ ...idleHours, versions: [...idleHours.versions, added] } as Setting, greeting]);
    await press(user, 'Save');

    expect(await screen.findByRole('cell', { name: '-12' })).toBeInTheDocument();
    expect(created.received.map(({ body }) => body)).toEqual([
      { settingId: 2, value: '-12', activeSinse: '2026-03-09T00:00:00.000Z' },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Version' })).toHaveFocus());
    expect(address()).toBe('/admin/settings?setting=2');
    expect(await screen.findByText('The new version is in the list.')).toBeInTheDocument();
  });

  it('needs a value and a date', async () => {
    mock(listSettings, settings);
    const { user } = openSettings('?setting=3&version=new');
    await press(user, 'Save');
    expect(await screen.findByRole('link', { name: 'Date is invalid.' })).toBeInTheDocument();
    await user.type(await value(), '   ');
    expect(await value()).toHaveAccessibleDescription('Please provide a setting value.');
    await enter(user, await value(), 'Good morning');
    await waitFor(() =>
      expect(screen.queryByText('Please provide a setting value.')).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['the value', 'Please provide a whole number, in digits.', 'Value'],
    ['the date', 'Date is invalid.', 'Active from'],
  ])('shows at %s what the server has against it', async (_field, message, label) => {
    mock(listSettings, settings);
    fault(createSettingVersion, { status: 400, body: { message } });
    const { user } = openSettings('?setting=2&version=new');
    await fill(user, '15', '2026-03-09');
    await press(user, 'Save');
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toBeInvalid();
    expect(await value()).toHaveValue(15);
    expect(await notifications().findByText(message)).toBeInTheDocument();
    expect(notifications().getByText('Error')).toBeInTheDocument();
  });

  it.each([
    ['0', 'Please provide a whole number from 1 to 1,000.'],
    ['99999999999999', 'Please provide a whole number from 1 to 1,000.'],
    ['1.5', 'Please provide a whole number, in digits.'],
  ])('of %s is not sent where the server has told its range', async (typed, message) => {
    mock(listSettings, [{ ...idleHours, min: 1, max: 1000 }]);
    const created = mock(createSettingVersion);
    const { user } = openSettings('?setting=2&version=new');
    expect(await value()).toHaveAccessibleDescription('A whole number from 1 to 1,000.');
    await fill(user, typed, '2026-03-09');
    await press(user, 'Save');
    expect(await value()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(created.received).toHaveLength(0);
  });

  it('has no day of a year that was typed by half', async () => {
    mock(listSettings, settings);
    const created = mock(createSettingVersion);
    const { user } = openSettings('?setting=3&version=new');
    await fill(user, 'Good morning', '0001-01-01');
    await press(user, 'Save');
    expect(await screen.findByText('Date is invalid.')).toBeInTheDocument();
    expect(created.received).toHaveLength(0);
  });

  it('stays as it is typed when it could not be stored', async () => {
    mock(listSettings, settings);
    fault(createSettingVersion, { status: 503 });
    const { user } = openSettings('?setting=3&version=new');
    await fill(user, 'Good morning', '2026-03-09');
    await press(user, 'Save');
    expect(await notifications().findByRole('alert')).toBeInTheDocument();
    expect(await value()).toHaveValue('Good morning');
    expect(await day()).toHaveValue('2026-03-09');
  });

  it('says so when the server refuses it', async () => {
    mock(listSettings, settings);
    fault(createSettingVersion, { status: 403 });
    const { user } = openSettings('?setting=3&version=new');
    await fill(user, 'Good morning', '2026-03-09');
    await press(user, 'Save');
    expect(await notifications().findByText('You do not have access to this.')).toBeInTheDocument();
    expect(await value()).toHaveValue('Good morning');
  });

  it('is sent once, however often Save is pressed', async () => {
    mock(listSettings, settings);
    const created = mock(createSettingVersion);
    const { user } = openSettings('?setting=3&version=new');
    await fill(user, 'Good morning', '2026-03-09');
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'New Version' });
    expect(created.received).toHaveLength(1);
  });

  it('is still there after a reload, until the person starts over', async () => {
    mock(listSettings, settings);
    const first = openSettings('?setting=3&version=new');
    await enter(first.user, await value(), 'Good morning');
    first.unmount();
    const { user } = openSettings('?setting=3&version=new');
    expect(await screen.findByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(await value()).toHaveValue('Good morning');
    await press(user, 'Start over');
    expect(await value()).toHaveValue('');
    expect(screen.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  });

  it('is left without a question by Back, and forgotten', async () => {
    mock(listSettings, settings);
    const { user } = openSettings('?setting=3&version=new');
    await enter(user, await value(), 'Good morning');
    await press(user, 'Back');
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'New Version' })).toHaveFocus(),
    );
    await press(user, 'New Version');
    expect(await value()).toHaveValue('');
  });

  it('is left for another setting only after a question', async () => {
    mock(listSettings, settings);
    const { user } = openSettings('?setting=3&version=new');
    await enter(user, await value(), 'Good morning');
    await press(user, 'View Idle hours');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
    expect(await value()).toHaveValue('Good morning');
    await press(user, 'View Idle hours');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Idle hours' })).toBeInTheDocument();
  });
});

describe('an existing version of a setting', () => {
  it('is changed in the editor', async () => {
    mock(listSettings, settings);
    const changed = mock(changeSettingVersion);
    const { user } = openSettings('?setting=2');
    await press(user, 'Edit 8, valid from Feb 1, 2126');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Version of Idle hours' })).toHaveFocus(),
    );
    expect(await value()).toHaveValue(8);
    expect(await day()).toHaveValue('2126-02-01');
    await fill(user, '9', '2126-03-01');
    await press(user, 'Save');
    await waitFor(() => expect(address()).toBe('/admin/settings?setting=2'));
    expect(changed.received).toMatchObject([
      { params: { id: '2', versionId: '23' }, body: { value: '9', activeSinse: '2126-03-01T00:00:00.000Z' } },
    ]);
    await waitFor(async () => expect(await screen.findByRole('button', { name: /^Edit 8/ })).toHaveFocus());
  });

  it('takes over what somebody else has changed, but for what is typed', async () => {
    mock(listSettings, settings);
    const { user, queryClient } = openSettings('?setting=2&version=23');
    await fill(user, '9', '2126-02-01');
    const [former, active, pending] = idleHours.versions;
    if (!former || !active || !pending) throw new Error('There are three versions');
    const moved = { ...pending, value: '10', activeSinse: '2126-04-01T00:00:00.000Z' };
    mock(listSettings, [{ ...idleHours, versions: [former, active, moved] }]);
    await queryClient.invalidateQueries();
    await waitFor(async () => expect(await day()).toHaveValue('2126-04-01'));
    expect(await value()).toHaveValue(9);
    await press(user, 'View Idle hours');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('is deleted after a question', async () => {
    mock(listSettings, settings);
    const deleted = mock(deleteSettingVersion);
    const { user } = openSettings('?setting=2&version=21');
    await press(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this version?' }));
    expect(dialog.queryByText(warning)).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Delete' })).toHaveFocus());
    expect(deleted.received).toHaveLength(0);

    await press(user, 'Delete');
    mock(listSettings, without(21));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/admin/settings?setting=2'));
    expect(deleted.received).toMatchObject([{ params: { id: '2', versionId: '21' } }]);
    expect(screen.queryByRole('cell', { name: '2' })).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 2, name: 'Idle hours' })).toHaveFocus(),
    );
  });

  it.each([
    ['the name of the former one that follows', settings, false],
    ['a warning, as none would be left in force', without(21), true],
  ])('is deleted with %s when it is the active one', async (_what, reply, isWarned) => {
    mock(listSettings, reply);
    const { user } = openSettings('?setting=2&version=22');
    await press(user, 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryAllByText(warning)).toHaveLength(isWarned ? 1 : 0);
    const next = dialog.queryAllByText(/Without it, 2, valid from Jun 1, 2025, holds again/);
    expect(next).toHaveLength(isWarned ? 0 : 1);
  });

  it('can be saved as a new one when somebody else has deleted it meanwhile', async () => {
    mock(listSettings, settings);
    const changed = mock(changeSettingVersion);
    const { user } = openSettings('?setting=2&version=23');
    await fill(user, '9', '2126-03-01');
    mock(listSettings, without(23));
    await press(user, 'Save');
    expect(await screen.findByText(/^This version has been deleted meanwhile/)).toBeInTheDocument();
    expect(changed.received).toHaveLength(0);
    expect(await value()).toHaveValue(9);
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();

    const created = mock(createSettingVersion);
    await press(user, 'Save');
    await screen.findByRole('button', { name: 'New Version' });
    expect(created.received).toMatchObject([{ body: { settingId: 2, value: '9' } }]);
  });

  it('is gone from the list when somebody else has deleted it first', async () => {
    mock(listSettings, settings);
    fault(deleteSettingVersion, {
      status: 404,
      body: { message: 'There is no such version of the setting.' },
    });
    const { user } = openSettings('?setting=2&version=23');
    await press(user, 'Delete');
    mock(listSettings, without(23));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await press(user, 'Back');
    expect(screen.queryByRole('cell', { name: '8' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Edit 6/ })).toBeInTheDocument();
  });
});
