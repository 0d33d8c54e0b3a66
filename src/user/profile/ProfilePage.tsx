import { useRef } from 'react';
import { QueryFailure } from '../../app/QueryFailure';
import { Waiting } from '../../ui/Spinner';
import { RoomPage } from '../room/RoomPage';
import { type OpenForm, ProfileEditor } from './ProfileEditor';
import { useLanguages, useProfile } from './useProfile';

/** 'Edit your profile' (spec 2, Profile screen). */
export function ProfilePage() {
  const profile = useProfile();
  const languages = useLanguages();
  const openForm = useRef<OpenForm>(null);
  const failed = [profile, languages].find(({ isError }) => isError);

  return (
    <RoomPage title="Edit your profile" isWide onClose={() => openForm.current?.leaveFreely()}>
      {/* What the cache remembers may be old; once the server has answered, later answers come in quietly. */}
      {profile.data && languages.data && profile.isFetchedAfterMount ? (
        <ProfileEditor ref={openForm} profile={profile.data} languages={languages.data} />
      ) : failed ? (
        <QueryFailure query={failed} title="Your profile could not be loaded" />
      ) : (
        <Waiting label="Loading your profile" />
      )}
    </RoomPage>
  );
}
