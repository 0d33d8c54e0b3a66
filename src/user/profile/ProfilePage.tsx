import { useRef } from 'react';
import { QueryFailure } from '../../shared/query/QueryFailure';
import { LoadingState } from '../../ui/states/LoadingState';
import { UserPage } from '../layout/UserPage';
import { type OpenForm, ProfileEditor } from './ProfileEditor';
import { useLanguages, useProfile } from './useProfile';

/** 'Edit your profile' (spec 2, Profile screen). */
export function ProfilePage() {
  const profile = useProfile();
  const languages = useLanguages();
  const openForm = useRef<OpenForm>(null);
  const failed = [profile, languages].find(({ isError }) => isError);

  return (
    <UserPage title="Edit your profile" isWide onClose={() => openForm.current?.allowLeave()}>
      {/* Not with cached data, which may be old: the form opens with the server's first reply and stays open then. */}
      {profile.data && languages.data && profile.isFetchedAfterMount ? (
        <ProfileEditor ref={openForm} profile={profile.data} languages={languages.data} />
      ) : failed ? (
        <QueryFailure query={failed} title="Your profile could not be loaded" />
      ) : (
        <LoadingState label="Loading your profile" />
      )}
    </UserPage>
  );
}
