import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfile, saveProfile } from '../../../src/api/user';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import { expectDisabled, heading, mockStartUp, nextButton, openStep, previousButton } from './startUp';

const open = () => openStep('profileOk', 'Profile');
const nameField = () => screen.findByRole('textbox', { name: 'Name' });

describe('the profile step', () => {
  it('shows the profile, and Next saves it', async () => {
    const { saved } = mockStartUp();
    const { user, next } = await open();
    expect(await nameField()).toHaveValue('Ann');
    await user.type(await nameField(), 'a');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Preferred language' }), 'Dansk');
    await next();
    await heading('Thanks');
    expect(saved.received.map(({ body }) => body)).toEqual([
      { name: 'Anna', languageCode: 'da', shareData: false },
    ]);
  });

  it('saves once, however often it is submitted', async () => {
    const { saved } = mockStartUp();
    await open();
    await nameField();
    for (let press = 0; press < 3; press += 1)
      fireEvent.submit(screen.getByRole('form', { name: 'Profile' }));
    await heading('Thanks');
    expect(saved.received).toHaveLength(1);
  });

  it('shows on Next that it is being saved', async () => {
    mockStartUp();
    fault(saveProfile, { hangs: true });
    const { user } = await open();
    await nameField();
    expect(nextButton()).not.toHaveAttribute('aria-busy');
    await user.click(nextButton());
    await waitFor(() => expect(nextButton()).toHaveAttribute('aria-busy', 'true'));
  });

  it('says what is wrong with a name, and stays', async () => {
    const { saved } = mockStartUp();
    const { user, next } = await open();
    await user.clear(await nameField());
    await user.click(await nameField());
    await user.paste('x'.repeat(101));
    await next();
    expect(await screen.findByText('Your name can be at most 100 characters')).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    expect(saved.received).toHaveLength(0);
  });

  it('tells of a failure, stays and keeps what was typed, and goes on with the next try', async () => {
    mockStartUp();
    fault(saveProfile, { status: 500 });
    const { user, next } = await open();
    await user.type(await nameField(), 'a');
    await next();
    expect(await screen.findByText(/could not connect to the server/)).toBeVisible();
    await waitFor(() => expect(nextButton()).not.toHaveAttribute('aria-busy'));
    expect(await nameField()).toHaveValue('Anna');
    mock(saveProfile);
    await next();
    expect(await heading('Thanks')).toBeVisible();
  });

  it('keeps what was typed over Previous and over a reload', async () => {
    mockStartUp();
    const { user, next, unmount } = await open();
    await user.type(await nameField(), 'a');
    await user.click(previousButton());
    await heading('Welcome');
    await next();
    await waitFor(async () => expect(await nameField()).toHaveValue('Anna'));
    unmount();
    renderApp({ path: '/startQuestions' });
    await waitFor(async () => expect(await nameField()).toHaveValue('Anna'));
  });

  it('offers another try when the profile could not be loaded, with Next disabled', async () => {
    mockStartUp();
    fault(getProfile, { status: 500 });
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    expectDisabled(nextButton());
    mockStartUp();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await nameField()).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });
});
