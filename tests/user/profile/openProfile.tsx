import { screen } from '@testing-library/react';
import {
  getProfile,
  getUserStatus,
  type Language,
  listLanguages,
  type UserProfile,
} from '../../../src/api/user';
import { ProfilePage } from '../../../src/user/profile/ProfilePage';
import { allDone } from '../../support/conversation';
import { mock } from '../../support/mocks';
import { renderScreen } from '../../support/render';

export const ann: UserProfile = {
  name: 'Ann',
  languageCode: 'en',
  email: 'ann@example.com',
  shareData: false,
};

export const languages: Language[] = [
  { languageCode: 'da', languageName: 'Dansk' },
  { languageCode: 'en', languageName: 'English' },
];

/** A server that has this profile and these languages. */
export function mockProfile(changes: Partial<UserProfile> = {}) {
  mock(getUserStatus, allDone);
  return { profile: mock(getProfile, { ...ann, ...changes }), languages: mock(listLanguages, languages) };
}

/** Opens the profile screen and waits for its form. */
export async function openProfile(changes: Partial<UserProfile> = {}) {
  const asked = mockProfile(changes);
  const app = renderScreen(<ProfilePage />, { path: '/profile' });
  await screen.findByRole('textbox', { name: 'Name' });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, asked, press };
}

export const nameField = () => screen.getByRole('textbox', { name: 'Name' });
export const languageField = () => screen.getByRole('combobox', { name: 'Preferred language' });
export const shareBox = () => screen.getByRole('checkbox', { name: 'Share my conversations' });
