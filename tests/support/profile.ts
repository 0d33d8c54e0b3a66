import type { Language, UserProfile } from '../../src/api/user';
import { ann } from './fakeAuth';

/** What the server knows of Ann. */
export const annsProfile: UserProfile = {
  name: 'Ann',
  languageCode: 'en',
  email: ann.email ?? '',
  shareData: false,
};

/** The languages to choose from. */
export const languages: Language[] = [
  { languageCode: 'da', languageName: 'Dansk' },
  { languageCode: 'en', languageName: 'English' },
];
