import { getProfile, listLanguages } from '../../api/user';
import { useCallQuery } from '../../shared/query/queries';

export const profileKey = ['user', 'profile'];

/** The signed-in person's profile; asked for anew whenever a form for it comes up (PROF-014). */
export const useProfile = () => useCallQuery(profileKey, getProfile, undefined, { staleTime: 0 });

/** The languages to choose from (PROF-013). */
export const useLanguages = () => useCallQuery(['languages'], listLanguages, undefined, { staleTime: 0 });
