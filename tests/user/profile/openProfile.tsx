import { screen } from '@testing-library/react';
import { getProfile, getUserStatus, listLanguages, type UserProfile } from '../../../src/api/user';
import { ProfilePage } from '../../../src/user/profile/ProfilePage';
import { press } from '../../support/controls';
import { allDone } from '../../support/conversation';
import { mock } from '../../support/mocks';
import { annsProfile, languages } from '../../support/profile';
import { renderScreen } from '../../support/render';

/** A server that has this profile and these languages. */
export function mockProfile(changes: Partial<UserProfile> = {}) {
  mock(getUserStatus, allDone);
  return {
    profile: mock(getProfile, { ...annsProfile, ...changes }),
    languages: mock(listLanguages, languages),
  };
}

/** Opens the profile screen and waits for its form. */
export async function openProfile(changes: Partial<UserProfile> = {}) {
  const asked = mockProfile(changes);
  const app = renderScreen(<ProfilePage />, { path: '/profile' });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...app, asked, press: (name: string) => press(app.user, name) };
}

export const nameField = () => screen.getByRole('textbox', { name: 'Name' });
export const languageField = () => screen.getByRole('combobox', { name: 'Preferred language' });
export const shareBox = () => screen.getByRole('checkbox', { name: 'Share my conversations' });
