import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('profile');

/** What the cache holds of the profile, and its save under way. */
export const profileKeys = {
  all: () => root,
  profile: () => queryKey(...root, 'profile'),
  languages: () => queryKey(...root, 'languages'),
  save: () => queryKey(...root, 'save'),
};
