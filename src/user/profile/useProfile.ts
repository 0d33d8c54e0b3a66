import { getProfile, listLanguages } from '../../api/user';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { profileKeys } from './keys';

/** The signed-in person's profile; fetched again whenever a form for it opens (PROF-014). */
export const useProfile = () =>
  useCallQuery(profileKeys.profile(), getProfile, undefined, cachePolicy.alwaysFresh);

/** The languages to choose from (PROF-013). */
export const useLanguages = () =>
  useCallQuery(profileKeys.languages(), listLanguages, undefined, cachePolicy.alwaysFresh);
